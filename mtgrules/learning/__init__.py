"""The course: questions whose answers are played, lessons that a teacher can change, and a learner's progress."""
