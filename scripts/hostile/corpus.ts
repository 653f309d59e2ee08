import { garbage } from './garbage';
import { behind } from './pdf-behind';
import { contents } from './pdf-content';
import { shownPictures } from './pdf-pictures';
import { structures } from './pdf-structure';
import { jpgs, pngs } from './pictures';
import { oldWords, words } from './word';

type FileType = 'pdf' | 'jpg' | 'png' | 'doc' | 'docx';

/** A file made to do harm. It is made when it is asked for: some take a second. */
export type HostileFile = { name: string; type: FileType; make: () => Buffer };

const groups: [FileType, Record<string, () => Buffer>][] = [
  ['pdf', structures],
  ['pdf', contents],
  ['pdf', shownPictures],
  ['pdf', behind],
  ['png', pngs],
  ['jpg', jpgs],
  ['docx', words],
  ['doc', oldWords],
];

/** Every file that was thought of, each with one way to harm. The same bytes in each run. */
export const hostileFiles: HostileFile[] = groups.flatMap(([type, files]) =>
  Object.entries(files).map(([name, make]) => ({ name, type, make })),
);

/** An ordinary file with bytes changed, cut out or doubled; each seed makes another one. */
export function mutated(bytes: Uint8Array, seed: number): Buffer {
  const noise = garbage(64, seed * 7919 + 1);
  const place = (at: number) => noise.readUInt32LE(at * 4) % Math.max(1, bytes.length);
  const copy = Buffer.from(bytes);
  if (seed % 4 === 0) return copy.subarray(0, place(0));
  if (seed % 4 === 1) {
    const [from, to] = [place(1), place(2)].sort((one, other) => one - other) as [number, number];
    return Buffer.concat([copy.subarray(0, to), copy.subarray(from)]);
  }
  for (let change = 0; change < 12; change += 1) copy[place(change)] = noise[48 + change] ?? 0;
  return copy;
}
