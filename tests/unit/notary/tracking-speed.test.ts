import { speedMph } from '@/components/notary/visit/tracking/speed';

const at = (seconds: number, lat: number) => ({
  lat,
  lng: -97.74,
  at: new Date(Date.UTC(2026, 10, 21, 12, 0, seconds)).toISOString(),
});
/** Degrees of latitude of a mile. */
const MILE = 1 / 69.09;

describe('the speed', () => {
  it('comes from the last two places', () => {
    expect(speedMph([at(60, 30 + MILE / 2), at(0, 30)])).toBe(30);
  });

  it('takes the same answer, come twice, for one place', () => {
    const now = at(60, 30 + MILE / 2);
    expect(speedMph([now, { ...now }, at(0, 30)])).toBe(30);
  });

  it.each([
    ['there is one place alone', [at(0, 30)]],
    ['there is none', []],
    ['they are too close in time', [at(1, 30.001), at(0, 30)]],
    ['they are minutes apart', [at(300, 30.1), at(0, 30)]],
    ['nobody drives that fast', [at(5, 30 + MILE), at(0, 30)]],
  ])('is left out when %s', (_, positions) => {
    expect(speedMph(positions)).toBeNull();
  });
});
