import { createHash } from 'node:crypto';

/*
 * RFC 9162 §2.1, its recursive definitions written down as they stand, from the leaves alone. Shares nothing with
 * the product, so that both can be held against each other.
 */

export function treeHash(leaves: Buffer[]): Buffer {
  if (leaves.length === 0) return sha256();
  if (leaves.length === 1) return sha256(Buffer.of(0), leaves[0]!);
  const k = largestPowerOfTwoBelow(leaves.length);
  return sha256(Buffer.of(1), treeHash(leaves.slice(0, k)), treeHash(leaves.slice(k)));
}

/** PATH(m, D_n) */
export function inclusionPath(m: number, leaves: Buffer[]): Buffer[] {
  if (leaves.length <= 1) return [];
  const k = largestPowerOfTwoBelow(leaves.length);
  const left = leaves.slice(0, k);
  const right = leaves.slice(k);
  return m < k
    ? [...inclusionPath(m, left), treeHash(right)]
    : [...inclusionPath(m - k, right), treeHash(left)];
}

/** PROOF(m, D_n) */
export function consistencyProof(m: number, leaves: Buffer[]): Buffer[] {
  return m === 0 ? [] : subproof(m, leaves, true);
}

function subproof(m: number, leaves: Buffer[], isWhole: boolean): Buffer[] {
  if (m === leaves.length) return isWhole ? [] : [treeHash(leaves)];
  const k = largestPowerOfTwoBelow(leaves.length);
  const left = leaves.slice(0, k);
  const right = leaves.slice(k);
  return m <= k
    ? [...subproof(m, left, isWhole), treeHash(right)]
    : [...subproof(m - k, right, false), treeHash(left)];
}

function largestPowerOfTwoBelow(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}

function sha256(...parts: Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}
