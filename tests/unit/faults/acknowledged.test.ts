import { checkAcknowledged, checkOnce, keyOf } from '@/tests/faults/checks/acknowledged';

describe('checkAcknowledged', () => {
  const promised = [
    { what: 'Lock', id: 'a' },
    { what: 'Invoice', id: 'a' },
  ];

  it('finds nothing where everything is there', () => {
    expect(checkAcknowledged(promised, new Set([keyOf('Lock', 'a'), keyOf('Invoice', 'a')]))).toEqual([]);
  });

  it('names what was acknowledged and is not there', () => {
    expect(checkAcknowledged(promised, new Set([keyOf('Lock', 'a')]))).toEqual([
      'Invoice a was acknowledged and is lost.',
    ]);
  });
});

describe('checkOnce', () => {
  it('names what happened more than once', () => {
    expect(
      checkOnce('Charge of payment', [
        { id: 'a', count: 1 },
        { id: 'b', count: 2 },
      ]),
    ).toEqual(['Charge of payment b: 2 times instead of once.']);
  });
});
