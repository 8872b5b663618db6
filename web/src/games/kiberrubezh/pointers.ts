// What each note of the lesson speaks of, by the marks of the board.
export default {
  "lesson-1": ["deck-0", "deck-1"],
  "lesson-2": ["hand-0"],
  "lesson-3": ["hand-0"],
  "lesson-4": ["hand-0"],
  "lesson-5": ["deck-0"],
  "lesson-6": ["hand-1"],
  "lesson-7": ["hand-0"],
  "lesson-8": ["hand-0"],
  "lesson-9": ["hand-0"],
  "lesson-10": ["deck-1"],
  "lesson-11": ["deck-1"],
  "lesson-12": ["deck-1"],
  "lesson-13": ["deck-0"],
  "lesson-14": ["deck-0", "deck-1"],
  "lesson-15": ["hand-0"],
  "lesson-16": ["deck-1"],
};
