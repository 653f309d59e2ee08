import { compareLegal } from '@/lib/properties/rules/legal-match';

const LOT = 'LOT 4 BLK 2 SUNSET HILLS SEC 1';

describe('two legal descriptions', () => {
  it.each([
    [LOT, 'same'],
    ['SUNSET HILLS SEC 1 LOT: 4 BLOCK: 2', 'same'],
    ['L4 B2 SUNSET HILLS SEC 1', 'same'],
    ['LT 4 BK 2 SUNSET HILLS SUBDIVISION SEC ONE', 'same'],
    ['LOT 5 BLK 2 SUNSET HILLS SEC 1', 'other'],
    ['LOT 4 BLK 3 SUNSET HILLS SEC 1', 'other'],
    ['LOT 4 BLK 2 SUNSET HILLS SEC 2', 'other'],
    ['LOT 4 BLK 2 ORCHARD PARK SEC 1', 'other'],
    ['LOT 4 SUNSET HILLS', 'unknown'],
    ['LOT 4 BLK 2 SUNSET HLS NORTH', 'unknown'],
    ['ALL OF LOT 4 BLK 2 SUNSET HILLS', 'same'],
    ['LOT 4 BLK 2', 'unknown'],
    ['12.4 AC OUT OF W ADDISON SURVEY', 'unknown'],
    [null, 'unknown'],
  ])('%s: %s', (recorded, relation) => {
    expect(compareLegal(recorded, LOT)).toBe(relation);
  });

  it('are compared at once where they go on without end', () => {
    const start = performance.now();
    compareLegal('lot '.repeat(10_000), LOT);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
