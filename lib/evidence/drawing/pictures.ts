import { svg } from '@/lib/evidence/drawing/elements';
import { drawPath, type PictureBox } from '@/lib/evidence/rules/path-picture';
import type { ProvenEntry } from '@/lib/evidence/rules/proof';
import { shortenHash } from '@/lib/evidence/rules/record-view';

/** The site's own seal, as an SVG document; put in its place when the page is built. */
declare const SEAL_FIGURE: string;

export function buildSeal(): Element {
  const figure = new DOMParser().parseFromString(SEAL_FIGURE, 'image/svg+xml').documentElement;
  figure.setAttribute('class', 'seal');
  figure.setAttribute('aria-hidden', 'true');
  return figure;
}

export function buildPath(entry: ProvenEntry): SVGElement {
  const picture = drawPath(entry);
  const box = `0 0 ${picture.width} ${picture.height}`;
  return svg(
    'svg',
    { class: 'tree', viewBox: box, width: picture.width, role: 'img', 'aria-label': picture.description },
    ...picture.lines.map(({ d, isOwn }) => svg('path', { d, class: isOwn ? 'own' : 'other' })),
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
