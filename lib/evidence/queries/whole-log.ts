import 'server-only';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { checkpointOf, logKey, readCheckpoint } from '@/lib/evidence/queries/log';
import { commit, parseLeaf } from '@/lib/evidence/rules/commitment';
import { addFault, linesOf, noFaults } from '@/lib/evidence/rules/faults';
import * as merkle from '@/lib/evidence/rules/merkle';
import { openNote } from '@/lib/evidence/rules/signed-note';
import { db } from '@/lib/platform/db';

const BATCH = 1_000;

type WholeLog = {
  size: number;
  /** What does not hold together, in the order of the entries, the first of it in words; the log is sound when there is nothing. */
  problems: string[];
};

type Tree = { size: number; peaks: Uint8Array[]; root: Uint8Array };
type Nodes = Map<string, Uint8Array>;

/**
 * Computes the whole log anew from its leaves, and compares each subtree, each checkpoint and each record that was not
 * erased with what is stored. The newest checkpoint must carry our signature. Memory does not grow with the log.
 */
export async function verifyWholeLog(): Promise<WholeLog> {
  const faults = noFaults();
  let tree: Tree = { size: 0, peaks: [], root: merkle.emptyRoot() };
  for (;;) {
    const batch = await readBatch(tree.size);
    for (const entry of batch.entries) {
      if (entry.index !== tree.size) {
        addFault(faults, missing(tree.size));
        return { size: tree.size, problems: linesOf(faults) };
      }
      tree = grow(tree, entry.leaf, (node) => {
        if (!isSame(batch.nodes.get(nodeKey(node)), node.hash)) addFault(faults, wrongNode(node));
      });
      const found = [...problemsOf(entry, batch), ...problemsOfCheckpoint(tree, batch.notes.get(tree.size))];
      for (const words of found) addFault(faults, words);
    }
    if (batch.entries.length < BATCH) break;
  }
  const note = await readCheckpoint(db);
  const newest = checkpointOf(note);
  if (openNote(note, logKey()) === null)
    addFault(faults, 'The newest checkpoint is not signed with our key.');
  if (newest.size !== tree.size) addFault(faults, `The newest checkpoint is over ${newest.size} entries.`);
  return { size: tree.size, problems: linesOf(faults) };
}

type Entry = { index: number; leaf: string; commitment: Uint8Array };
type Opening = { salt: Uint8Array | null; record: string | null };
type Batch = {
  entries: Entry[];
  openings: Map<number, Opening>;
  notes: Map<number, string>;
  nodes: Nodes;
};

/** The next entries, and what is stored because of them. The nodes that an entry closes end where it does. */
async function readBatch(start: number): Promise<Batch> {
  const index = { gte: start, lt: start + BATCH };
  const [entries, openings, checkpoints, nodes] = await Promise.all([
    db.logEntry.findMany({
      select: { index: true, leaf: true, commitment: true },
      where: { index },
      orderBy: { index: 'asc' },
    }),
    db.logOpening.findMany({ select: { index: true, salt: true, record: true }, where: { index } }),
    db.logCheckpoint.findMany({
      select: { size: true, note: true },
      where: { size: { gt: start, lte: start + BATCH } },
    }),
    db.$queryRaw<merkle.Node[]>`
      SELECT n.level, n.index, n.hash FROM generate_series(0, 30) AS l(level) JOIN log_nodes n ON n.level = l.level
        AND n.index >= (${start}::bigint >> l.level) - 1 AND n.index <= (${start + BATCH}::bigint >> l.level)`,
  ]);
  return {
    entries,
    openings: new Map(openings.map((opening) => [opening.index, opening])),
    notes: new Map(checkpoints.map(({ size, note }) => [size, note])),
    nodes: new Map(nodes.map((node) => [nodeKey(node), node.hash])),
  };
}

function grow({ size, peaks }: Tree, leaf: string, onNode: (node: merkle.Node) => void): Tree {
  const { nodes, root } = merkle.appendLeaf(size, peaks, merkle.hashLeaf(utf8ToBytes(leaf)));
  nodes.forEach(onNode);
  const closed = nodes.length - 1;
  const last = nodes.at(-1) as merkle.Node;
  return { size: size + 1, peaks: [...peaks.slice(0, peaks.length - closed), last.hash], root };
}

function problemsOf({ index, leaf, commitment }: Entry, { openings }: Batch): string[] {
  const committed = parseLeaf(leaf)?.commitment;
  if (committed !== bytesToHex(commitment)) return [`Entry ${index} has another commitment than its leaf.`];
  const { salt, record } = openings.get(index) ?? { salt: null, record: null };
  if (!salt || record === null) return [];
  return bytesToHex(commit(salt, record)) === committed
    ? []
    : [`The record of entry ${index} does not open it.`];
}

function problemsOfCheckpoint({ size, root }: Tree, note: string | undefined): string[] {
  if (note === undefined) return [`There is no checkpoint over ${size} entries.`];
  const isRight = merkle.equalBytes(checkpointOf(note).root, root) && checkpointOf(note).size === size;
  return isRight ? [] : [`The checkpoint over ${size} entries has another root.`];
}

function isSame(stored: Uint8Array | undefined, computed: Uint8Array): boolean {
  return stored !== undefined && merkle.equalBytes(stored, computed);
}

function nodeKey({ level, index }: merkle.NodeId): string {
  return `${level}/${index}`;
}

function wrongNode(node: merkle.NodeId): string {
  return `The hash of subtree ${nodeKey(node)} is not that of its entries.`;
}

function missing(index: number): string {
  return `Entry ${index} is missing.`;
}
