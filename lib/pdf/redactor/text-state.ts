import { IDENTITY, multiply, type Matrix } from './geometry';

/** What pdfjs tells of a font, as far as widths and heights go. */
export type Font = {
  fontMatrix?: number[];
  ascent?: number;
  descent?: number;
  vertical?: boolean;
  defaultVMetrics?: number[];
};

type State = {
  matrix: Matrix;
  textMatrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
  font: Font | undefined;
  fontSize: number;
  /** -1 for a negative font size, which turns the letters round */
  direction: 1 | -1;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
};

const START: Omit<State, 'matrix'> = {
  textMatrix: IDENTITY,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
  font: undefined,
  fontSize: 0,
  direction: 1,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
};

/** The part of the graphics state that says where letters come to lie (ISO 32000-1, 8.4 and 9.3). */
export class TextState {
  now: State;
  private readonly saved: State[] = [];

  constructor(private readonly base: Matrix) {
    this.now = { ...START, matrix: base };
  }

  save(): void {
    this.saved.push({ ...this.now });
  }

  restore(): void {
    this.now = this.saved.pop() ?? this.now;
  }

  /** An annotation starts from the page's own coordinates, whatever the page's content left behind. */
  startAfresh(): void {
    this.now = { ...START, matrix: this.base };
  }

  transform(matrix: Matrix): void {
    this.now.matrix = multiply(this.now.matrix, matrix);
  }

  beginText(): void {
    this.setTextMatrix(IDENTITY);
  }

  setTextMatrix(matrix: Matrix): void {
    Object.assign(this.now, { textMatrix: matrix, x: 0, y: 0, lineX: 0, lineY: 0 });
  }

  moveText(x: number, y: number): void {
    this.now.lineX += x;
    this.now.lineY += y;
    this.now.x = this.now.lineX;
    this.now.y = this.now.lineY;
  }

  setFont(font: Font | undefined, size: number): void {
    Object.assign(this.now, { font, fontSize: Math.abs(size), direction: size < 0 ? -1 : 1 });
  }

  /** From glyph space (x along the line, y up, in text units) to the page as shown. */
  glyphMatrix(): Matrix {
    const { matrix, textMatrix, x, y, rise, horizontalScale, direction } = this.now;
    const placed = multiply(matrix, multiply(textMatrix, [1, 0, 0, 1, x, y + rise]));
    return multiply(placed, [horizontalScale * direction, 0, 0, direction, 0, 0]);
  }
}
