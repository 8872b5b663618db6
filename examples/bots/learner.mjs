// A bot for any game that learns while it plays: it remembers how games ended in which it did this or that, and does
// again what went well. It lives for a whole series, so it plays better towards its end.
//
// contienda simulate misiles -n 200 --jobs 1 --seats "bot:exec:node examples/bots/learner.mjs,bot:random"
import { createInterface } from "node:readline";

const CURIOUS = 0.5; // how much more something is worth that was hardly tried
const known = new Map(); // what was done -> { times, score }
let done = new Set(); // in this game

const name = (action) => [action.verb, ...action.pieces].join(" ");

function worth(action) {
  const { times, score } = known.get(name(action)) ?? { times: 0, score: 0 };
  return (score + 0.5) / (times + 1) + CURIOUS / Math.sqrt(times + 1);
}

function decide({ id, actions, seed }) {
  const most = Math.max(...actions.map(worth));
  const best = actions.filter((action) => worth(action) === most);
  const picked = best[seed % best.length];
  done.add(name(picked));
  console.log(JSON.stringify({ id, action: picked.code }));
}

function learn({ scores, seat }) {
  for (const each of done) {
    const { times, score } = known.get(each) ?? { times: 0, score: 0 };
    known.set(each, { times: times + 1, score: score + scores[seat] });
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") done = new Set();
  if (message.type === "decide") decide(message);
  if (message.type === "over") learn(message);
}
