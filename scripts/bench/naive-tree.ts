import { createHash } from 'node:crypto';

const hash = (...parts: Uint8Array[]): Buffer => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The root of RFC 9162 over all leaves, made again level by level: what a log without stored nodes does for each answer. */
export function rebuildRoot(leaves: string[]): Buffer {
  let level: Buffer[] = leaves.map((leaf) => hash(LEAF, Buffer.from(leaf)));
  while (level.length > 1) {
    const next: Buffer[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at], level[at + 1]];
      if (left) next.push(right ? hash(NODE, left, right) : left);
    }
    level = next;
  }
  return level[0] ?? hash();
}
