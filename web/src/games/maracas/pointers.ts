// What each note of the lesson speaks of, by the marks of the board.
export default {
  "lesson-1": ["side-0", "side-1", "area-CV"],
  "lesson-2": ["area-CV"],
  "lesson-3": ["hand-0"],
  "lesson-4": ["hand-0"],
  "lesson-5": ["area-PS"],
  "lesson-6": ["area-CV"],
  "lesson-7": ["area-CV"],
  "lesson-8": ["hand-0"],
  "lesson-9": ["stack-5", "area-CV"],
  "lesson-10": ["stack-5", "area-CV"],
  "lesson-11": ["area-LL"],
  "lesson-12": ["area-LL"],
  "lesson-13": ["area-LT"],
  "lesson-14": ["area-LT"],
  "lesson-15": ["side-0", "side-1"],
  "lesson-16": ["side-0"],
};
