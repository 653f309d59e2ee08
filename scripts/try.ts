import { allPairs, tuningPairs, heldOutPairs } from '../tests/support/recording-pairs/all-pairs';
import { measureAt, scorePairs } from '../tests/support/recording-pairs/measure-matching';
import { matchRecording } from '../lib/properties/rules/recording-match';
import { sayMatch } from '../lib/properties/rules/match-words';
console.log(allPairs.length, allPairs.filter((p)=>p.isMatch).length);
const s = scorePairs(tuningPairs);
for (const t of [.1,.2,.3,.4,.5,.6,.7,.8,.9,.95]) { const m = measureAt(s,t); console.log(t, m.precision.toFixed(3), m.recall.toFixed(3), m.wrong.length); }
for (const w of measureAt(s,.5).wrong) console.log(w.score.toFixed(3), w.pair.line, '\n      ', sayMatch(matchRecording(w.pair.recording,w.pair.property).reasons));
if (process.argv[2]==='held') { const m = measureAt(scorePairs(heldOutPairs),.5); console.log('HELD', m.precision, m.recall, m.wrong.length, heldOutPairs.length); for (const w of m.wrong) console.log(w.score.toFixed(3), w.pair.line,'\n      ', sayMatch(matchRecording(w.pair.recording,w.pair.property).reasons)); }
