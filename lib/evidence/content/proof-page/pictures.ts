import { svg } from '@/lib/evidence/content/proof-page/elements';
import { drawGuilloche } from '@/lib/evidence/rules/guilloche';
import { drawPath, type PictureBox } from '@/lib/evidence/rules/path-picture';
import type { ProvenEntry } from '@/lib/evidence/rules/proof';
import { shortenHash } from '@/lib/evidence/rules/record-view';

export function buildGuilloche(): SVGElement {
  const size = { width: 720, height: 56 };
  return svg(
    'svg',
    { class: 'guilloche', viewBox: `0 0 ${size.width} ${size.height}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    ...drawGuilloche({ ...size, waves: 9, periods: 9 }).map((d) => svg('path', { d })),
  );
}

export function buildPath(entry: ProvenEntry): SVGElement {
  const picture = drawPath(entry);
  const box = `0 0 ${picture.width} ${picture.height}`;
  return svg(
    'svg',
    { class: 'tree', viewBox: box, width: picture.width, role: 'img', 'aria-label': picture.description },
    ...picture.lines.map((d) => svg('path', { d })),
    ...picture.boxes.map(buildBox),
  );
}

function buildBox(box: PictureBox): SVGElement {
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  return svg(
    'g',
    { class: box.kind },
    svg('rect', { x, y, width, height, rx: 6 }),
    svg('text', { x: middle, y: y + 18, class: 'name' }, box.title),
    svg('text', { x: middle, y: y + 34, class: 'hash' }, shortenHash(box.hash)),
  );
}
