// What each note of the lesson speaks of, by the marks of the board.
export default {
  "lesson-1": ["0A", "0B"],
  "lesson-2": ["hand-0"],
  "lesson-3": ["trick-2", "hand-0"],
  "lesson-4": ["player-2"],
  "lesson-5": ["trick-2", "hand-0"],
  "lesson-6": ["0A", "hand-0"],
  "lesson-7": ["hand-0"],
  "lesson-8": ["0A", "hand-0"],
  "lesson-9": ["hand-0"],
  "lesson-10": ["hand-0", "0A"],
  "lesson-11": ["S4BL", "0A"],
  "lesson-12": ["S4BR"],
  "lesson-13": ["player-0"],
  "lesson-14": ["hand-0"],
  "lesson-15": ["0A", "CA"],
  "lesson-16": ["0A"],
};
