import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';

/** A complete subtree of 2^level leaves, the index-th from the left on its level. */
export type NodeId = { level: number; index: number };
export type Node = NodeId & { hash: Uint8Array };

/** Each group of complete subtrees, from left to right, makes one hash of a proof. */
export type Plan = NodeId[][];

/* Plans are for our own log, which counts in 31 bits; checks take any size that a number can hold. */

const LEAF_PREFIX = Uint8Array.of(0);
const NODE_PREFIX = Uint8Array.of(1);

/** RFC 9162 §2.1.1. */
export function hashLeaf(leaf: Uint8Array): Uint8Array {
  return sha256(concatBytes(LEAF_PREFIX, leaf));
}

export function emptyRoot(): Uint8Array {
  return sha256(new Uint8Array());
}

/** The nodes that make the root of a tree of this size. */
export function planRoot(size: number): Plan {
  return size === 0 ? [] : [completeSubtrees(0, size)];
}

/** The nodes of PATH(index, D[0:size]), RFC 9162 §2.1.3.1, from the leaf to the root. */
export function planInclusion(index: number, size: number): Plan {
  const groups: Plan = [];
  let start = 0;
  let end = size;
  while (end - start > 1) {
    const middle = start + splitPoint(end - start);
    if (index < middle) {
      groups.push(completeSubtrees(middle, end));
      end = middle;
    } else {
      groups.push(completeSubtrees(start, middle));
      start = middle;
    }
  }
  return groups.reverse();
}

/** The nodes of PROOF(from, D[0:to]), RFC 9162 §2.1.4.1. */
export function planConsistency(from: number, to: number): Plan {
  if (from === 0 || from === to) return [];
  const groups: Plan = [];
  let start = 0;
  let end = to;
  while (end !== from) {
    const middle = start + splitPoint(end - start);
    if (from <= middle) {
      groups.push(completeSubtrees(middle, end));
      end = middle;
    } else {
      groups.push(completeSubtrees(start, middle));
      start = middle;
    }
  }
  if (start > 0) groups.push(completeSubtrees(start, end));
  return groups.reverse();
}

/** One hash for each group of a plan. `find` throws when a node is not stored. */
export function foldPlan(plan: Plan, find: (node: NodeId) => Uint8Array): Uint8Array[] {
  return plan.map((group) => foldPeaks(group.map(find)));
}

/**
 * What one more leaf adds: the complete subtrees that it closes, and the root of the larger tree.
 * `peaks` are the hashes of `planRoot(size)`.
 */
export function appendLeaf(
  size: number,
  peaks: Uint8Array[],
  leafHash: Uint8Array,
): { nodes: Node[]; root: Uint8Array } {
  const open = [...peaks];
  let node: Node = { level: 0, index: size, hash: leafHash };
  const nodes = [node];
  while (node.index % 2 === 1) {
    const left = open.pop();
    if (!left) throw new Error(`A log of ${size} entries has too few subtrees.`);
    node = { level: node.level + 1, index: (node.index - 1) / 2, hash: hashChildren(left, node.hash) };
    nodes.push(node);
  }
  return { nodes, root: foldPeaks([...open, node.hash]) };
}

/** One step up a path: the hash beside ours, the side it is on, and what both make. */
export type PathStep = { sibling: Uint8Array; side: 'left' | 'right'; parent: Uint8Array };

/** The steps from a leaf to the root, or null when the path does not fit index and size (RFC 9162 §2.1.3.2). */
export function climbPath(input: {
  leafHash: Uint8Array;
  index: number;
  size: number;
  hashes: Uint8Array[];
}): PathStep[] | null {
  if (input.index >= input.size) return null;
  let position = input.index;
  let last = input.size - 1;
  let parent = input.leafHash;
  const steps: PathStep[] = [];
  for (const sibling of input.hashes) {
    if (last === 0) return null;
    const side = position % 2 === 1 || position === last ? 'left' : 'right';
    while (side === 'left' && position % 2 === 0 && position !== 0) {
      position = half(position);
      last = half(last);
    }
    parent = side === 'left' ? hashChildren(sibling, parent) : hashChildren(parent, sibling);
    steps.push({ sibling, side, parent });
    position = half(position);
    last = half(last);
  }
  return last === 0 ? steps : null;
}

/** Whether the smaller tree is the beginning of the larger one (RFC 9162 §2.1.4.2). */
export function isConsistent(input: {
  from: { size: number; root: Uint8Array };
  to: { size: number; root: Uint8Array };
  hashes: Uint8Array[];
}): boolean {
  const { from, to } = input;
  if (from.size > to.size) return false;
  if (from.size === to.size) return input.hashes.length === 0 && equalBytes(from.root, to.root);
  if (from.size === 0) return input.hashes.length === 0 && equalBytes(from.root, emptyRoot());
  const hashes = isPowerOfTwo(from.size) ? [from.root, ...input.hashes] : input.hashes;
  const roots = foldConsistency(from.size, to.size, hashes);
  return roots !== null && equalBytes(roots.from, from.root) && equalBytes(roots.to, to.root);
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

function foldConsistency(fromSize: number, toSize: number, hashes: Uint8Array[]) {
  let position = fromSize - 1;
  let last = toSize - 1;
  while (position % 2 === 1) {
    position = half(position);
    last = half(last);
  }
  const [first, ...rest] = hashes;
  if (!first) return null;
  let from = first;
  let to = first;
  for (const hash of rest) {
    if (last === 0) return null;
    if (position % 2 === 1 || position === last) {
      from = hashChildren(hash, from);
      to = hashChildren(hash, to);
      while (position % 2 === 0 && position !== 0) {
        position = half(position);
        last = half(last);
      }
    } else {
      to = hashChildren(to, hash);
    }
    position = half(position);
    last = half(last);
  }
  return last === 0 ? { from, to } : null;
}

/** The largest complete subtrees that fill the leaves from `start` to before `end`, from left to right. */
function completeSubtrees(start: number, end: number): NodeId[] {
  const nodes: NodeId[] = [];
  let next = start;
  while (next < end) {
    const level = floorLog2(end - next);
    nodes.push({ level, index: next / 2 ** level });
    next += 2 ** level;
  }
  return nodes;
}

function foldPeaks(peaks: Uint8Array[]): Uint8Array {
  return peaks.reduceRight((right, left) => hashChildren(left, right));
}

function hashChildren(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concatBytes(NODE_PREFIX, left, right));
}

/** The largest power of two below the size. */
function splitPoint(size: number): number {
  return 2 ** floorLog2(size - 1);
}

function floorLog2(size: number): number {
  return 31 - Math.clz32(size);
}

function isPowerOfTwo(value: number): boolean {
  let rest = value;
  while (rest > 1 && rest % 2 === 0) rest = half(rest);
  return rest === 1;
}

/** Not a shift: those stop at 32 bits. */
function half(value: number): number {
  return Math.floor(value / 2);
}
