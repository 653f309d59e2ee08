import { chooseLabels } from '@/components/notary/visit/tracking/map/choose-labels';
import { between } from '@/components/notary/visit/tracking/map/movement';

const size = { x: 800, y: 400 };
const project = (place: { x: number; y: number }) => place;

describe('the names on the map', () => {
  it('do not cover each other: the first one stays', () => {
    const [large, near, far] = [
      { x: 200, y: 200 },
      { x: 220, y: 210 },
      { x: 500, y: 200 },
    ] as const;
    expect(chooseLabels([large, near, far], { project, size, taken: [] })).toEqual([large, far]);
  });

  it('cover no marker, and stay inside', () => {
    const places = [
      { x: 400, y: 205 },
      { x: 10, y: 200 },
      { x: 790, y: 200 },
      { x: 400, y: 100 },
    ];
    expect(chooseLabels(places, { project, size, taken: [{ x: 400, y: 200 }] })).toEqual([
      { x: 400, y: 100 },
    ]);
  });

  it('are few', () => {
    const places = Array.from({ length: 100 }, (_, index) => ({
      x: 50 + (index % 7) * 100,
      y: 20 + index * 40,
    }));
    expect(chooseLabels(places, { project, size: { x: 800, y: 5_000 }, taken: [] })).toHaveLength(24);
  });
});

describe('a marker on its way', () => {
  const from = { lat: 30, lng: -98 };
  const to = { lat: 31, lng: -97 };

  it('begins where it was and ends where it is to be', () => {
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5)).toEqual({ lat: 30.5, lng: -97.5 });
  });

  it('is slower at both ends', () => {
    expect(between(from, to, 0.1).lat - 30).toBeLessThan(0.1);
    expect(31 - between(from, to, 0.9).lat).toBeLessThan(0.1);
  });
});
