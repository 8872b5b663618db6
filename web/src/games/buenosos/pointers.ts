// What each note of the lesson speaks of, by the marks of the board.
export default {
  "lesson-1": ["gauges"],
  "lesson-2": ["S6"],
  "lesson-3": ["hand", "budget-1"],
  "lesson-4": ["S10", "campaign"],
  "lesson-5": ["S6"],
  "lesson-6": ["B12", "S10"],
  "lesson-7": ["budget-1"],
  "lesson-8": ["S6"],
  "lesson-9": ["S10", "gauges"],
  "lesson-10": ["S11", "campaign"],
  "lesson-11": ["B17"],
  "lesson-12": ["S8", "S10"],
  "lesson-13": ["S10", "gauges"],
  "lesson-14": ["B14", "goals"],
  "lesson-15": ["B18", "B04"],
  "lesson-16": ["gauges", "S10"],
};
