import 'server-only';
import { setImmediate as breathe } from 'node:timers/promises';
import type { PDFPageProxy } from 'pdfjs-dist';
import { intersection, type Rect } from './geometry';
import type { Glyph, PageContent } from './glyphs';
import { walkPage } from './page-content';
import { pdfjs } from './pdfjs';

/** A form field, a note or a stamp, as pdfjs tells of it. */
type Annotation = {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  contentsObj?: { str?: string };
  rect?: number[];
  hidden?: boolean;
  noView?: boolean;
};

/** Those that are drawn on no page, or only lead somewhere. */
const DRAWS_NOTHING = new Set(['Link', 'Popup']);

/** Everything on a page that a rule may look at, or that must survive when the page becomes a picture. */
export type ReadPage = PageContent & { hasDrawnAnnotations: boolean };

export async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const { OPS } = await pdfjs();
  const { width, height } = page.getViewport({ scale: 1 });
  const { glyphs, pictures } = await walkPage(page, OPS);
  const annotations = (await page.getAnnotations()) as Annotation[];
  await breathe();
  const place = (annotation: Annotation) => rectOf(page, annotation);
  const drawn = annotations.filter(({ subtype }) => !DRAWS_NOTHING.has(subtype ?? ''));
  return {
    width,
    height,
    glyphs: [...glyphs, ...undrawnValues(drawn, glyphs, place)],
    pictures,
    stamps: drawn.filter(({ subtype }) => subtype === 'Stamp').map(place),
    signatureFields: drawn.filter(({ fieldType }) => fieldType === 'Sig').map(place),
    hasDrawnAnnotations: drawn.length > 0,
  };
}

function rectOf(page: PDFPageProxy, { rect = [0, 0, 0, 0] }: Annotation): Rect {
  const corners = page.getViewport({ scale: 1 }).convertToViewportRectangle(rect) as number[];
  const [left = 0, top = 0, right = 0, bottom = 0] = corners;
  return {
    x: Math.min(left, right),
    y: Math.min(top, bottom),
    width: Math.abs(right - left),
    height: Math.abs(bottom - top),
  };
}

/** A field may hold a value that its drawing does not show; its letters are then spread over the field. */
function undrawnValues(
  annotations: Annotation[],
  drawn: readonly Glyph[],
  place: (annotation: Annotation) => Rect,
): Glyph[] {
  return annotations.flatMap((annotation) => {
    const value = valueOf(annotation);
    const box = place(annotation);
    const isDrawn = drawn.some((glyph) => intersection(glyph.box, box));
    return value && !isDrawn && box.width > 0 ? spread(value, box) : [];
  });
}

function valueOf({ subtype, fieldType, fieldValue, contentsObj }: Annotation): string {
  if (fieldType === 'Btn' || fieldType === 'Sig') return '';
  if (typeof fieldValue === 'string') return fieldValue;
  if (Array.isArray(fieldValue)) return fieldValue.join(' ');
  return subtype === 'FreeText' ? (contentsObj?.str ?? '') : '';
}

function spread(value: string, box: Rect): Glyph[] {
  const lines = value.split(/[\r\n]+/);
  const height = box.height / lines.length;
  return lines.flatMap((line, row) => {
    const characters = [...line];
    const width = box.width / characters.length;
    const y = box.y + height * row;
    return characters.map((text, index) => {
      const x = box.x + width * index;
      return {
        text,
        box: { x, y, width, height },
        x,
        y: y + height * 0.8,
        angle: 0,
        advance: width,
        size: height,
        points: 0,
      };
    });
  });
}
