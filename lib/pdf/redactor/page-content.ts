import type { PDFPageProxy } from 'pdfjs-dist';
import { IDENTITY, rectThrough, type Matrix } from './geometry';
import type { Glyph, Picture } from './glyphs';
import { showText, type ShownGlyph } from './show-text';
import { TextState, type Font } from './text-state';

type Arguments = readonly unknown[];

const numbers = (list: unknown): number[] =>
  Array.isArray(list) || list instanceof Float32Array || list instanceof Float64Array
    ? Array.from(list as ArrayLike<number>)
    : Object.values((list ?? {}) as Record<string, number>);

function matrixOf(list: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = list ? numbers(list) : IDENTITY;
  return [a, b, c, d, e, f];
}

function pixelsOf(image: unknown): Picture['pixels'] {
  const { width, height } = (image ?? {}) as { width?: unknown; height?: unknown };
  return Number(width) > 0 && Number(height) > 0
    ? { width: Number(width), height: Number(height) }
    : undefined;
}

/** Walks what pdfjs would draw, and notes where letters and pictures come to lie. */
class PageWalk {
  readonly glyphs: Glyph[] = [];
  readonly pictures: Picture[] = [];
  private readonly state: TextState;

  constructor(
    base: Matrix,
    private readonly fontNamed: (name: string) => Font | undefined,
  ) {
    this.state = new TextState(base);
  }

  readonly operators: Record<string, (args: Arguments) => void> = {
    save: () => this.state.save(),
    restore: () => this.state.restore(),
    transform: (args) => this.state.transform(matrixOf(args)),
    beginGroup: () => this.state.save(),
    endGroup: () => this.state.restore(),
    paintFormXObjectBegin: ([matrix]) => {
      this.state.save();
      this.state.transform(matrixOf(matrix));
    },
    paintFormXObjectEnd: () => this.state.restore(),
    beginAnnotation: ([, , transform, matrix]) => {
      this.state.save();
      this.state.startAfresh();
      this.state.transform(matrixOf(transform));
      this.state.transform(matrixOf(matrix));
    },
    endAnnotation: () => this.state.restore(),
    beginText: () => this.state.beginText(),
    setTextMatrix: (args) => this.state.setTextMatrix(matrixOf(args.length === 1 ? args[0] : args)),
    moveText: ([x, y]) => this.state.moveText(Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      this.state.now.leading = Number(y);
      this.state.moveText(Number(x), Number(y));
    },
    nextLine: () => this.state.moveText(0, this.state.now.leading),
    setLeading: ([leading]) => void (this.state.now.leading = -Number(leading)),
    setCharSpacing: ([spacing]) => void (this.state.now.charSpacing = Number(spacing)),
    setWordSpacing: ([spacing]) => void (this.state.now.wordSpacing = Number(spacing)),
    setHScale: ([percent]) => void (this.state.now.horizontalScale = Number(percent) / 100),
    setTextRise: ([rise]) => void (this.state.now.rise = Number(rise)),
    setFont: ([name, size]) => this.state.setFont(this.fontNamed(String(name)), Number(size)),
    setGState: ([entries]) => this.setGraphicsState(entries as [string, unknown][]),
    showText: ([shown]) => this.show(shown as ShownGlyph[]),
    showSpacedText: ([shown]) => this.show(shown as ShownGlyph[]),
    paintImageXObject: ([, width, height]) => this.picture(IDENTITY, pixelsOf({ width, height })),
    paintInlineImageXObject: ([image]) => this.picture(IDENTITY, pixelsOf(image)),
    paintImageMaskXObject: ([mask]) => this.picture(IDENTITY, pixelsOf(mask)),
    paintImageXObjectRepeat: ([, scaleX, scaleY, places]) =>
      this.repeated([Number(scaleX), 0, 0, Number(scaleY)], numbers(places)),
    paintImageMaskXObjectRepeat: ([, a, b, c, d, places]) =>
      this.repeated([Number(a), Number(b ?? 0), Number(c ?? 0), Number(d)], numbers(places)),
    paintInlineImageXObjectGroup: ([, parts]) => this.group(parts as { transform: unknown }[]),
    paintImageMaskXObjectGroup: ([parts]) => this.group(parts as { transform: unknown }[]),
  };

  private setGraphicsState(entries: [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === 'Font') this.operators.setFont?.(value as Arguments);
    }
  }

  private show(shown: ShownGlyph[]): void {
    this.glyphs.push(...showText(this.state, shown));
  }

  private picture(matrix: Matrix = IDENTITY, pixels?: Picture['pixels']): void {
    this.state.save();
    this.state.transform(matrix);
    this.pictures.push({ ...rectThrough(this.state.now.matrix, 0, 0, 1, 1), ...(pixels && { pixels }) });
    this.state.restore();
  }

  private repeated([a, b, c, d]: [number, number, number, number], places: number[]): void {
    for (let index = 0; index + 1 < places.length; index += 2) {
      this.picture([a, b, c, d, places[index] ?? 0, places[index + 1] ?? 0]);
    }
  }

  private group(parts: { transform: unknown }[]): void {
    for (const { transform } of parts) this.picture(matrixOf(transform));
  }
}

/**
 * Letters and pictures of a page, of its forms and of its annotations as they are drawn; hidden layers and invisible
 * letters too.
 */
export async function walkPage(
  page: PDFPageProxy,
  operators: Readonly<Record<string, number>>,
): Promise<{ glyphs: Glyph[]; pictures: Picture[] }> {
  const names = new Map(Object.entries(operators).map(([name, code]) => [code, name]));
  const list = await page.getOperatorList();
  const walk = new PageWalk(matrixOf(page.getViewport({ scale: 1 }).transform), (name) => fontOf(page, name));
  list.fnArray.forEach((code, index) => {
    walk.operators[names.get(code) ?? '']?.((list.argsArray[index] as Arguments | null) ?? []);
  });
  return { glyphs: walk.glyphs, pictures: walk.pictures };
}

function fontOf(page: PDFPageProxy, name: string): Font | undefined {
  return page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font) : undefined;
}
