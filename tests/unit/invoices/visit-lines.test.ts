import { notaryLaws } from '@/lib/catalog/content/notary-law';
import { findActFeeLimit } from '@/lib/catalog/queries';
import { cancellationLines, visitLines } from '@/lib/invoices/rules/visit-lines';
import type { PricedVisit } from '@/lib/pricing/rules/price-lines';

const visit: PricedVisit = {
  service: 'mobile',
  pages: 3,
  basePriceCents: 246_00,
  travelFeeCents: 7_80,
  rushFeeCents: 123_00,
  taxCents: 30_14,
  addOnCents: 25_00,
};
const old: Partial<PricedVisit> = {
  basePriceCents: 75_00,
  travelFeeCents: 6_50,
  rushFeeCents: 0,
  taxCents: 0,
};
const shown = (changes: Partial<PricedVisit>) =>
  visitLines({ ...visit, ...changes }, null).map(({ description, unitCents }) => [description, unitCents]);

describe('the lines of a visit', () => {
  it('say whose each is, and bear the tax where it is the notary’s', () => {
    expect(visitLines(visit, null)).toEqual([
      line('Notary: service fee with the notary’s fee for the act, mobile notary, 3 pages', 246_00, 19_68),
      line('Notary: travel fee', 7_80, 62),
      line('Notary: rush, less than an hour ahead', 123_00, 9_84),
      { ...line('GuardSign platform: proof of completion', 25_00, 0), taxRateMilli: 0 },
    ]);
  });

  it('name the most that the law of the place lets a notary take for the act, where we have read it', () => {
    const [base] = visitLines(visit, findActFeeLimit('TX'));
    expect(base).toEqual(
      line(
        'Notary: service fee with the notary’s fee for the act, mobile notary, 3 pages; in Texas that fee is at most $10 for each act',
        246_00,
        19_68,
      ),
    );
    const unlimited = notaryLaws.filter(
      ({ maxFeePerActCents: most }) => most === 'unknown' || most.value === 'no_limit',
    );
    expect(unlimited.length).toBeGreaterThan(0);
    for (const { code } of unlimited) expect(findActFeeLimit(code)).toBeNull();
  });

  it('leave out what costs nothing, but not the way of a mobile visit', () => {
    expect(shown({ travelFeeCents: 0, rushFeeCents: 0, addOnCents: 0 })).toEqual([
      ['Notary: service fee with the notary’s fee for the act, mobile notary, 3 pages', 246_00],
      ['Notary: travel fee', 0],
    ]);
  });

  it('call no remote session a trip', () => {
    expect(shown({ service: 'ron', travelFeeCents: 0, rushFeeCents: 0, pages: 1, addOnCents: 0 })).toEqual([
      ['Notary: service fee with the notary’s fee for the act, remote online notarization, 1 page', 246_00],
    ]);
  });

  it('bear no tax where none was agreed', () => {
    expect(
      visitLines({ ...visit, ...old }, null).map(({ taxRateMilli, taxCents }) => [taxRateMilli, taxCents]),
    ).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('round the tax once for all of them', () => {
    // Each by itself would be 0.04 (half a cent up) and 0.04; together it is 0.07.
    const cents = visitLines(
      { ...visit, basePriceCents: 45, travelFeeCents: 45, rushFeeCents: 0, taxCents: 7 },
      null,
    );
    expect(cents.map(({ taxCents }) => taxCents)).toEqual([4, 3, 0]);
  });
});

describe('the line of a cancellation', () => {
  it('is the fee, without tax', () => {
    expect(cancellationLines(50_00)).toEqual([
      { description: 'Notary: fee for cancelling the visit', quantity: 1, unitCents: 50_00, taxRateMilli: 0 },
    ]);
  });
});

function line(description: string, netCents: number, taxCents: number) {
  return { description, quantity: 1, unitCents: netCents, taxRateMilli: 8_000, netCents, taxCents };
}
