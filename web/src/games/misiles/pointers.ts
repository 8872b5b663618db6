// What each note of the lesson speaks of, by the marks of the board.
export default {
  "lesson-1": ["0-missile", "1-missile"],
  "lesson-2": ["desk", "0-wall"],
  "lesson-3": ["0-wall"],
  "lesson-4": ["1-spy", "0-counterspy"],
  "lesson-5": ["desk"],
  "lesson-6": ["0-counterspy"],
  "lesson-7": ["1-spy", "0-counterspy"],
  "lesson-8": ["0-missile"],
  "lesson-9": ["0-hotline"],
  "lesson-10": ["0-hotline"],
  "lesson-11": ["1-clock"],
  "lesson-12": ["0-crisis"],
  "lesson-13": ["0-wall"],
  "lesson-14": ["0-spy"],
  "lesson-15": ["0-spy"],
  "lesson-16": ["0-missile"],
};
