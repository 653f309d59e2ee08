import { assess } from '@/lib/preflight/rules/assess';
import { isOnlyToSign } from '@/lib/preflight/rules/unsigned';
import { subjectOf, type Paper } from '@/tests/support/measured';
import { cook, harris, losAngeles, miami, newYork, type Place } from '@/tests/support/recording-places';

const ofStates = [harris, losAngeles, miami, newYork, cook];
const franklin: Place = ['OH', '39049', 'deed'];

const grave = ['unknown', 'warn', 'fee', 'reject'];
const none = {
  venue: null,
  dates: { filled: 0, blank: 0 },
  commission: null,
  number: null,
  seals: 0,
  sealWords: null,
} as const;
const unsigned = { signatureLines: 1, signedLines: 0, typedSignatures: 0 };

function findingsOf(place: Place, paper: Paper) {
  return assess(subjectOf(place, paper)).findings.filter(({ rule }) => /certificate/.test(rule));
}

describe('a part of a certificate that is left blank', () => {
  it.each(ofStates)('means in %s %s what the state’s own rule means, and cites it', (...place) => {
    const subject = subjectOf(place, { signs: { venue: 'blank' } });
    const rule = subject.rules?.elements.find(({ value }) => value.element === 'certificate');

    expect(assess(subject).findings).toContainEqual(
      expect.objectContaining({
        rule: 'certificate-venue',
        severity: rule?.consequence,
        source: rule?.source,
        asOf: rule?.asOf,
      }),
    );
  });

  it.each(ofStates)('is never graver in %s %s than no certificate at all', (...place) => {
    const [blank] = findingsOf(place, { signs: { venue: 'blank' } });
    const [missing] = findingsOf(place, { signs: { acts: [] } });

    expect(missing?.rule).toBe('element-certificate');
    expect(grave.indexOf(missing!.severity)).toBeGreaterThanOrEqual(grave.indexOf(blank!.severity));
  });

  it('is told by the guide of another county where no rule of the state is read, and said to be that', () => {
    const [finding] = findingsOf(franklin, { signs: { venue: 'blank' } });

    expect(finding).toMatchObject({
      rule: 'certificate-venue',
      severity: 'unknown',
      source: { title: 'Blue Earth County, checklist for recording' },
    });
    expect(finding?.text).toContain(
      'We have read no rule for county 39049, OH. The guide of another county says:',
    );
  });

  it('is to be completed by the notary in a paper that is signed', () => {
    const [finding] = findingsOf(harris, { signs: { venue: 'blank' } });

    expect(finding?.atSigning).toBeUndefined();
    expect(finding?.text).toContain('Have the notary complete it before the document is recorded.');
  });

  it('is filled in at the signing in a paper that is not', () => {
    const [finding] = findingsOf(harris, { signs: { venue: 'blank' }, text: unsigned });

    expect(finding).toMatchObject({ severity: 'reject', atSigning: true });
    expect(finding?.text).toContain('The notary completes it when the document is signed.');
  });

  it('is left out in New York where it is the seal, which notaries there need not have', () => {
    expect(findingsOf(newYork, { signs: { seals: 0, sealWords: 'blank' } })).toEqual([]);
  });

  it('cites the rule about printed names where it is the name of the notary', () => {
    const [finding] = findingsOf(harris, { text: { notaryName: null } });

    expect(finding).toMatchObject({
      rule: 'certificate-notary',
      severity: 'warn',
      source: { title: 'Tex. Loc. Gov’t Code § 191.007' },
    });
  });
});

describe('a certificate', () => {
  it('of which nothing is to be seen but a word or two is none', () => {
    const findings = findingsOf(harris, { signs: none, text: { certificateDate: null, notaryName: null } });

    expect(findings).toEqual([expect.objectContaining({ rule: 'element-certificate', severity: 'reject' })]);
  });
});

describe('a paper that is not signed yet', () => {
  const blanks = {
    signs: { venue: 'blank', commission: 'blank' },
    text: { ...unsigned, certificateDate: 'blank' },
  };

  it.each([harris, losAngeles, miami, newYork])(
    'has to be signed, and the rest passes in %s %s',
    (...place) => {
      const preflight = assess(subjectOf(place, blanks as Paper));

      expect(preflight.verdict).toBe('fix');
      expect(isOnlyToSign(preflight)).toBe(true);
    },
  );

  it('has to be signed where the rule sends nothing back, too', () => {
    const preflight = assess(subjectOf(cook, blanks as Paper));

    expect(preflight.verdict).toBe('accepted');
    expect(isOnlyToSign(preflight)).toBe(true);
  });

  it('is to mend where something else sends it back', () => {
    const preflight = assess(subjectOf(newYork, { ...(blanks as Paper), size: [10, 14] }));

    expect(isOnlyToSign(preflight)).toBe(false);
  });

  it('costs nothing more for a name that is printed when it is signed', () => {
    const box = { x: 72, y: 400, width: 200, height: 30 };
    const { findings, fee } = assess(subjectOf(harris, { text: { ...unsigned, unprinted: [box] } }));

    expect(findings).toEqual([expect.objectContaining({ rule: 'element-printed-names', atSigning: true })]);
    expect(fee.total).toBe(25);
  });

  it('has to be signed where its certificate has no place for what a stamp brings', () => {
    const preflight = assess(
      subjectOf(harris, { signs: { commission: null, seals: 0, sealWords: null }, text: unsigned }),
    );

    expect(preflight.findings.map(({ rule, atSigning }) => [rule, atSigning])).toEqual([
      ['certificate-commission', true],
      ['certificate-seal', true],
    ]);
    expect(isOnlyToSign(preflight)).toBe(true);
  });

  it('is none where the blanks stand in a scan of what was signed', () => {
    const preflight = assess(subjectOf(harris, { ...(blanks as Paper), scan: { dotsPerInch: 300 } }));

    expect(isOnlyToSign(preflight)).toBe(false);
  });
});
