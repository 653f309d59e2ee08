import {
  instrumentLabels,
  sayAnnounced,
  sayFit,
  sayRecorded,
  titleOfLock,
  titleOfWatch,
} from '@/lib/properties/rules/alert-words';
import { basisOf, type MatchReason } from '@/lib/properties/rules/match-words';

describe('the words of an alert', () => {
  it('say in the title what was recorded, and about what', () => {
    const house = { address: '12 Main St', basis: 'land' as const };
    expect([
      titleOfLock('deed', house),
      titleOfLock('quitclaim', { ...house, basis: 'near-land' }),
      titleOfLock('other', { ...house, basis: 'names' }),
      titleOfWatch('lis-pendens', { kind: 'name', value: 'Jane Smith' }),
      titleOfWatch('assignment', { kind: 'parcel', value: '01-0203' }),
    ]).toEqual([
      'A deed was recorded for 12 Main St',
      'A quitclaim deed was recorded that may be about 12 Main St',
      'Another document names somebody like the owner of 12 Main St',
      'A notice of a pending lawsuit was recorded that names Jane Smith',
      'An assignment was recorded for parcel 01-0203',
    ]);
  });

  it('say where, when and why', () => {
    const row = { county: 'Travis County, TX', recordedOn: '2026-11-20', instrument: '7', type: 'WD' };
    expect([
      sayRecorded(row),
      sayFit('property', 'same parcel; grantor J. A. Smith is close to Jane Smith'),
      sayFit('watch', 'same parcel'),
      sayAnnounced({ from: '2026-11-18', until: '2026-12-31' }),
    ]).toEqual([
      'Travis County, TX recorded it on November 20, 2026 as WD, number 7.',
      'Compared with your property: same parcel; grantor J. A. Smith is close to Jane Smith.',
      'Compared with what you watch: same parcel.',
      'You announced it for November 18, 2026 to December 31, 2026.',
    ]);
  });

  it('name each class as one chooses it', () => {
    expect(instrumentLabels).toMatchObject({
      deed: 'Deed',
      other: 'Another document',
      'power-of-attorney': 'Power of attorney',
    });
  });
});

describe('what a match rests on', () => {
  it('is the land, land that is close, or names alone', () => {
    const name: MatchReason = {
      code: 'same-name',
      side: 'grantor',
      recorded: 'J',
      known: 'J',
      differences: [],
    };
    const other = { code: 'other-parcel', recorded: '1', known: '2' } as const;
    const near = { code: 'near-parcel', recorded: '1', known: '2' } as const;
    const same = { code: 'street-address', recorded: '12 MAIN ST', known: '12 Main St' } as const;
    expect([[name], [other, name], [near, name], [near, same]].map(basisOf)).toEqual([
      'names',
      'names',
      'near-land',
      'land',
    ]);
  });
});
