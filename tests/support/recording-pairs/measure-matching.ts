import { matchRecording } from '@/lib/properties/rules/recording-match';
import type { LabeledPair } from './read-pairs';

export type Scored = { pair: LabeledPair; score: number };

export function scorePairs(pairs: LabeledPair[]): Scored[] {
  return pairs.map((pair) => ({ pair, score: matchRecording(pair.recording, pair.property).score }));
}

export type Measured = { threshold: number; precision: number; recall: number; wrong: Scored[] };

/** How many of the matches found are right, how many of the right ones are found, and which pairs are wrong. */
export function measureAt(scored: Scored[], threshold: number): Measured {
  const found = scored.filter(({ score }) => score >= threshold);
  const right = found.filter(({ pair }) => pair.isMatch).length;
  const all = scored.filter(({ pair }) => pair.isMatch).length;
  const wrong = scored.filter(({ pair, score }) => pair.isMatch !== score >= threshold);
  return { threshold, precision: found.length === 0 ? 1 : right / found.length, recall: right / all, wrong };
}
