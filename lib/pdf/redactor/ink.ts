import type { Rect } from './geometry';
import type { Pixels } from './raster';

/** Of 255: paper that was scanned is a little gray, and counts as white. */
const DARKER_THAN = 255 - 40;

/** What of a drawn page is visibly not white. A dot alone is dust. */
export class InkMask {
  private readonly dark: Uint8Array;
  private readonly width: number;
  private readonly height: number;

  /** `scale`: pixels for each point of the page. */
  constructor(
    { data, width, height }: Pixels,
    private readonly scale: number,
  ) {
    this.width = width;
    this.height = height;
    this.dark = new Uint8Array(width * height);
    for (let pixel = 0, at = 0; pixel < this.dark.length; pixel += 1, at += 4) {
      const tone = ((data[at] ?? 0) * 299 + (data[at + 1] ?? 0) * 587 + (data[at + 2] ?? 0) * 114) / 1000;
      if (tone < DARKER_THAN) this.dark[pixel] = 1;
    }
  }

  /** Around the ink that lies in an area; both in points from the upper left corner. Null where there is none. */
  boundsIn(area: Rect): Rect | null {
    const { scale } = this;
    // A pixel that lies in it only in part is no reason to refuse a page.
    const left = Math.max(0, Math.ceil(area.x * scale));
    const top = Math.max(0, Math.ceil(area.y * scale));
    const right = Math.min(this.width, Math.floor((area.x + area.width) * scale + ROUNDING));
    const bottom = Math.min(this.height, Math.floor((area.y + area.height) * scale + ROUNDING));
    let [minX, minY, maxX, maxY] = [Infinity, Infinity, -1, -1];
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        if (!this.isInk(x, y)) continue;
        minX = Math.min(minX, x);
        maxX = Math.max(maxX, x);
        minY = Math.min(minY, y);
        maxY = y;
      }
    }
    if (maxX < 0) return null;
    return {
      x: minX / scale,
      y: minY / scale,
      width: (maxX + 1 - minX) / scale,
      height: (maxY + 1 - minY) / scale,
    };
  }

  private isInk(x: number, y: number): boolean {
    const { dark, width, height } = this;
    const at = y * width + x;
    if (dark[at] !== 1) return false;
    return (
      (x > 0 && dark[at - 1] === 1) ||
      (x + 1 < width && dark[at + 1] === 1) ||
      (y > 0 && dark[at - width] === 1) ||
      (y + 1 < height && dark[at + width] === 1)
    );
  }
}

/** Of products such as 2.5 × 72 × 100 ÷ 72. */
const ROUNDING = 1e-6;
