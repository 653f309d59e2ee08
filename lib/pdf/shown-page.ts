import type { PDFPage } from '@cantoo/pdf-lib';

type Matrix = [number, number, number, number, number, number];

/** The page as it is shown: its size, and what turns a place on it (from the lower left) into one of the page's own space. */
export function shownPage(page: PDFPage): { width: number; height: number; matrix: Matrix } {
  const { x, y, width, height } = page.getCropBox();
  const turns = (((page.getRotation().angle % 360) + 360) % 360) / 90;
  if (turns === 1) return { width: height, height: width, matrix: [0, 1, -1, 0, x + width, y] };
  if (turns === 2) return { width, height, matrix: [-1, 0, 0, -1, x + width, y + height] };
  if (turns === 3) return { width: height, height: width, matrix: [0, -1, 1, 0, x, y + height] };
  return { width, height, matrix: [1, 0, 0, 1, x, y] };
}
