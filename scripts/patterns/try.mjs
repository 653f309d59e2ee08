/** Tries patterns on hard texts, in a thread that can be stopped: one message before each pattern, one after. */
import { parentPort, workerData } from 'node:worker_threads';

const { patterns, characters } = workerData;
const SHARE = 8;
/** Below it the time of a pattern on a text of that length says nothing: what is not linear takes seconds. */
const SLOW_MS = 60;
/** A linear pattern needs eight times as long for eight times the text, one that grows with the square 64 times. */
const TOO_MUCH = 3 * SHARE;
/** What else the machine does only ever adds to a time: the shortest of several is nearest to the truth. */
const TRIES = 5;

for (const [index, { source, flags, attacks }] of patterns.entries()) {
  const pattern = new RegExp(source, flags);
  let worst = { ms: 0, growth: 1, attack: '', isLinear: true };
  for (const { before, pump, after } of attacks) {
    parentPort.postMessage({ index, trying: JSON.stringify(before + pump) });
    const text = (length) => (before + pump.repeat(Math.ceil(length / pump.length))).slice(0, length) + after;
    const [short, long] = [text(characters / SHARE), text(characters)];
    let ms = time(pattern, long);
    let growth = SHARE;
    if (ms > SLOW_MS) {
      let ofShort = Infinity;
      for (let tried = 0; tried < TRIES; tried += 1) {
        ms = Math.min(ms, time(pattern, long));
        ofShort = Math.min(ofShort, time(pattern, short));
      }
      growth = ms / ofShort;
    }
    const isLinear = growth <= TOO_MUCH;
    if (ms > worst.ms || !isLinear) worst = { ms, growth, attack: JSON.stringify(before + pump), isLinear };
    if (!isLinear) break;
  }
  parentPort.postMessage({ index, worst });
}

/** As it is used: all matches with the flag g, the first one without. Of the processor: others share the machine. */
function time(pattern, text) {
  const start = process.cpuUsage();
  if (pattern.global) text.replace(pattern, '');
  else {
    pattern.lastIndex = 0;
    pattern.test(text);
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
