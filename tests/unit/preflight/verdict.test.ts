import { assess } from '@/lib/preflight/rules/assess';
import { classOf } from '@/lib/preflight/rules/document-class';
import { subjectOf, type Paper } from '@/tests/support/measured';
import { cook, harris, losAngeles, miami, newYork, type Place } from '@/tests/support/recording-places';

const rulesOf = (place: Place, paper: Paper) =>
  assess(subjectOf(place, paper)).findings.map(({ rule, severity }) => [rule, severity]);

describe('the verdict', () => {
  it.each([harris, losAngeles, miami, newYork, cook])('is accepted for a good paper in %s %s', (...place) => {
    const { verdict, findings } = assess(subjectOf(place));

    expect(verdict).toBe('accepted');
    expect(findings.filter(({ severity }) => severity === 'reject' || severity === 'fee')).toEqual([]);
  });

  it('is accepted where it only costs more', () => {
    expect(assess(subjectOf(cook, { size: [8.5, 14] })).verdict).toBe('accepted');
  });

  it('is to fix where something sends it back', () => {
    expect(assess(subjectOf(newYork, { size: [10, 14] })).verdict).toBe('fix');
  });

  it('is unknown where a page that decides cannot be read', () => {
    const paper = {
      signs: { hasText: false, title: null, acts: [], parties: [] },
      scan: { dotsPerInch: 300 },
    };

    expect(assess(subjectOf(harris, paper)).verdict).toBe('unknown');
  });

  it('is unknown where we have read nothing of the state', () => {
    const { verdict, findings } = assess(subjectOf(['OH', '39049', 'deed']));

    expect(verdict).toBe('unknown');
    expect(findings).toEqual([expect.objectContaining({ rule: 'county-rules', severity: 'unknown' })]);
  });

  it('says of a county whose own rules we have not read that the state’s were checked', () => {
    expect(rulesOf(['FL', '12011', 'deed'], {})).toContainEqual(['county-rules', 'unknown']);
  });

  it('says no such thing in Texas, where a clerk may ask for nothing more', () => {
    expect(rulesOf(['TX', '48453', 'warranty-deed'], {})).not.toContainEqual(['county-rules', 'unknown']);
  });
});

describe('a finding', () => {
  it.each([
    ['small type in Texas', harris, { type: 7 }, ['type-size', 'warn']],
    ['small type in New York State', ['NY', '36001', 'deed'], { type: 7 }, ['type-size', 'reject']],
    ['small type in New York City', newYork, { type: 7 }, ['type-size', 'fee']],
    ['type in Florida, of which we have read nothing', miami, {}, ['type-size', 'unknown']],
    ['type of 9 points in Illinois', cook, { type: 9 }, ['type-size', 'warn']],
    ['no title in Texas', harris, { signs: { title: null } }, ['element-title', 'fee']],
    [
      'no notice of confidentiality in Texas',
      harris,
      { text: { seen: ['grantee-address'] } },
      ['element-confidentiality-notice', 'warn'],
    ],
    ['no certificate of a notary', harris, { signs: { acts: [] } }, ['element-certificate', 'reject']],
    ['one witness in Florida', miami, { text: { witnesses: 1 } }, ['element-witnesses', 'reject']],
    [
      'no preparer in Florida',
      miami,
      { text: { seen: ['grantee-address'] } },
      ['element-preparer', 'reject'],
    ],
    [
      'no address of the grantee in New York',
      newYork,
      { text: { seen: [] } },
      ['element-grantee-address', 'reject'],
    ],
    [
      'no property tax number in Cook County',
      cook,
      { text: { seen: [] } },
      ['element-parcel-number', 'reject'],
    ],
    [
      'no return address in California',
      losAngeles,
      { text: { seen: ['tax-address'] } },
      ['element-return-address', 'reject'],
    ],
    [
      'a signature without a name below it',
      harris,
      { text: { unnamed: [{ x: 1, y: 1, width: 9, height: 9 }] } },
      ['element-printed-names', 'fee'],
    ],
    ['a blank venue', harris, { signs: { venue: 'blank' } }, ['certificate-venue', 'reject']],
    ['a blank date', harris, { text: { certificateDate: 'blank' } }, ['certificate-date', 'reject']],
    ['a blank commission', harris, { signs: { commission: 'blank' } }, ['certificate-commission', 'reject']],
    ['a notary without a name', harris, { text: { notaryName: null } }, ['certificate-notary', 'warn']],
    ['no seal', harris, { signs: { seals: 0, sealWords: null } }, ['certificate-seal', 'warn']],
    [
      'an empty place for the seal',
      harris,
      { signs: { seals: 0, sealWords: 'blank' } },
      ['certificate-seal', 'warn'],
    ],
    [
      'an empty place for the return address in California',
      losAngeles,
      { text: { seen: ['tax-address'], blank: ['return-address'] } },
      ['element-return-address', 'reject'],
    ],
    ['no certificate in Illinois', cook, { signs: { acts: [] } }, ['element-certificate', 'warn']],
    ['no grantor', harris, { signs: { parties: [] } }, ['party-grantor', 'unknown']],
    ['a coarse scan', harris, { scan: { dotsPerInch: 100 } }, ['scan-resolution', 'unknown']],
    ['a title of another kind', harris, { signs: { title: 'mortgage' } }, ['document-title', 'unknown']],
    ['the City Register’s cover page', newYork, {}, ['cover-page', 'warn']],
  ] as [string, Place, Paper, [string, string]][])('is made for %s', (_, place, paper, expected) => {
    expect(rulesOf(place, paper)).toContainEqual(expected);
  });

  it('names its source and month unless it is unknown', () => {
    for (const place of [harris, losAngeles, miami, newYork, cook]) {
      const bad = { text: { seen: [], witnesses: 0 }, type: 5, size: [10, 15] as [number, number] };
      for (const { severity, source, asOf } of assess(subjectOf(place, bad)).findings) {
        if (severity === 'unknown') continue;
        expect(source?.url).toMatch(/^https?:/);
        expect(asOf).toMatch(/^20\d\d-\d\d/);
      }
    }
  });

  it('comes in the order of what it means', () => {
    const bad = { text: { seen: [] }, type: 5 };
    const order = rulesOf(harris, bad).map(([, severity]) =>
      ['reject', 'fee', 'warn', 'unknown'].indexOf(severity!),
    );

    expect(order).toEqual([...order].sort());
  });
});

describe('the kind of a document', () => {
  it.each([
    ['grant-deed', 'conveyance'],
    ['deed-of-trust', 'mortgage'],
    ['mortgage', 'mortgage'],
    ['satisfaction-of-mortgage', 'release'],
    ['reconveyance', 'release'],
    ['mechanics-lien', 'lien'],
    ['affidavit-of-death', 'affidavit'],
    ['power-of-attorney', 'authority'],
    ['easement', 'other'],
  ])('%s is a %s', (type, kind) => {
    expect(classOf(type)).toBe(kind);
  });
});
