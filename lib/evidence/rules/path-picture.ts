import { bytesToHex } from '@noble/hashes/utils.js';
import type { ProvenEntry } from '@/lib/evidence/rules/proof';

/** A Merkle path as a drawing: our entry at the foot, the signed root at the top, a neighbor beside each step. */
export type PathPicture = {
  width: number;
  height: number;
  boxes: PictureBox[];
  lines: PictureLine[];
  description: string;
};
/** `isOwn`: on the way from the entry to the root */
type PictureLine = { d: string; isOwn: boolean };
export type PictureBox = {
  kind: 'entry' | 'step' | 'neighbor' | 'root';
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  hash: string;
};

const WIDTH = 320;
const MARGIN = 2;
const BOX = { width: 132, height: 44 };
const ROW = 70;
const LEFT = MARGIN;
const RIGHT = WIDTH - BOX.width - MARGIN;
const CENTER = (WIDTH - BOX.width) / 2;

export function drawPath(entry: Pick<ProvenEntry, 'index' | 'size' | 'leafHash' | 'path'>): PathPicture {
  const rows = entry.path.length;
  const hashes = [entry.leafHash, ...entry.path.map((step) => bytesToHex(step.parent))];
  const placeOf = (row: number) => ({ x: columnOf(entry.path[row]?.side), y: MARGIN + (rows - row) * ROW });
  const boxes: PictureBox[] = hashes.map((hash, row) => ({
    ...boxNames(row, rows, entry.index),
    hash,
    ...placeOf(row),
    ...BOX,
  }));
  const lines: PictureLine[] = [];
  entry.path.forEach((step, row) => {
    const own = placeOf(row);
    const neighbor = { x: columnOf(step.side === 'left' ? 'right' : 'left'), y: own.y };
    const parent = placeOf(row + 1);
    boxes.push({
      kind: 'neighbor',
      title: 'Neighbor',
      hash: bytesToHex(step.sibling),
      ...neighbor,
      ...BOX,
    });
    lines.push({ d: connect(neighbor, parent), isOwn: false }, { d: connect(own, parent), isOwn: true });
  });
  const height = rows * ROW + BOX.height + 2 * MARGIN;
  return { width: WIDTH, height, boxes, lines, description: describe(entry.index, entry.size, rows) };
}

/** A neighbor on the right leaves the left column to the path. */
function columnOf(neighborSide: 'left' | 'right' | undefined): number {
  if (neighborSide === undefined) return CENTER;
  return neighborSide === 'right' ? LEFT : RIGHT;
}

function boxNames(row: number, rows: number, index: number): Pick<PictureBox, 'kind' | 'title'> {
  if (row === 0 && rows > 0) return { kind: 'entry', title: `Entry ${index}` };
  if (row === rows) return { kind: 'root', title: rows === 0 ? `Entry ${index}, the root` : 'Signed root' };
  return { kind: 'step', title: `Step ${row}` };
}

function connect(child: { x: number; y: number }, parent: { x: number; y: number }): string {
  const from = { x: child.x + BOX.width / 2, y: child.y };
  const to = { x: parent.x + BOX.width / 2, y: parent.y + BOX.height };
  const middle = (from.y + to.y) / 2;
  return `M${from.x} ${from.y}V${middle}H${to.x}V${to.y}`;
}

function describe(index: number, size: number, steps: number): string {
  if (steps === 0) return `Entry ${index} is the only entry, so its hash is the root that the log signed.`;
  const hashes = steps === 1 ? 'One neighboring hash leads' : `${steps} neighboring hashes lead`;
  return `${hashes} from entry ${index} to the root that the log signed over ${size} entries.`;
}
