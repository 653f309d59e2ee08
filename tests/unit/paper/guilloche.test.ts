import { guillocheBorder, guillocheCurves, guillocheFigures } from '@/lib/paper/guilloche';

const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('guillocheBorder', () => {
  const border = { width: 400, height: 300, radius: 16, swing: 9, lobes: 60, copies: 4 };

  it('is a closed line for each copy, which differ', () => {
    const paths = guillocheBorder(border);
    expect(new Set(paths).size).toBe(4);
    for (const path of paths) expect(path).toMatch(/^M.*Z$/);
  });

  it('stays as far from the rectangle as it swings', () => {
    for (const { x, y } of guillocheBorder(border).flatMap(pointsOf)) {
      const [inX, inY] = [Math.min(x, 400 - x), Math.min(y, 300 - y)];
      expect(Math.min(inX, inY)).toBeGreaterThan(-10);
      expect(Math.min(inX, inY)).toBeLessThan(16);
    }
  });
});

describe('guillocheCurves', () => {
  it('repeats each ring of the seal at small turns', () => {
    const curves = guillocheCurves(guillocheFigures.seal);
    expect(curves.map(({ turns }) => turns.length)).toEqual([12, 10, 8]);
    expect(curves[0]?.turns[1]).toBe(2.5);
  });
});
