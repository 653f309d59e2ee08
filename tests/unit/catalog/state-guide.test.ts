import { readFileSync } from 'node:fs';
import { quotedCompliance } from '@/lib/catalog/content/quoted-compliance';
import { notarialActList } from '@/lib/catalog/content/notarial-acts';
import {
  credentials,
  quotedEarnings,
  quotedInsurance,
  journalRules,
} from '@/lib/catalog/content/notary-requirements';
import {
  findRonReading,
  listRonRules,
  ronReadings,
  ronRules,
  quotedRonStates,
  ronSteps,
} from '@/lib/catalog/content/ron';
import { findRonNote } from '@/lib/catalog/queries';
import { stateActs } from '@/lib/catalog/content/state-acts';
import { stateReadings } from '@/lib/catalog/content/state-readings';
import { stateRequirements } from '@/lib/catalog/content/state-requirements';
import { states } from '@/lib/catalog/content/states';
import { formLimits } from '@/lib/catalog/content/template-limits';
import { trainingOffers, trainingRules } from '@/lib/catalog/content/training';

const templateLimits = Object.entries(formLimits).flatMap(([code, limits]) =>
  limits.map((limit) => ({ code, ...limit })),
);
const codes = states.map(({ code }) => code);

describe('the readings of the state guide', () => {
  it('give term, fee, bond, renewal and remote notarization of California, Texas and New York', () => {
    expect(stateReadings.filter(({ code }) => code !== 'FL')).toEqual([
      expect.objectContaining({
        code: 'CA',
        notaryTermYears: 4,
        commissionFeeCents: 4_000,
        bondCents: 1_500_000,
        renewalPeriod: 'Every 4 years',
        ronAllowed: true,
      }),
      {
        code: 'TX',
        notaryTermYears: 4,
        commissionFeeCents: 2_100,
        bondCents: 1_000_000,
        renewalPeriod: 'Every 4 years',
        ronAllowed: true,
      },
      {
        code: 'NY',
        notaryTermYears: 4,
        commissionFeeCents: 6_000,
        renewalPeriod: 'Every 4 years',
        ronAllowed: false,
      },
    ]);
  });

  it('have the fee alone for Florida', () => {
    expect(stateReadings.find(({ code }) => code === 'FL')).toEqual({
      code: 'FL',
      commissionFeeCents: 3_900,
    });
  });

  it('count 42 compliant, 6 to review and 2 non-compliant states, as claims', () => {
    expect(quotedCompliance.map(({ count, says }) => [count, says])).toEqual([
      [42, 'compliant states'],
      [6, 'states that need review'],
      [2, 'non-compliant states'],
    ]);
  });

  it.each(['CA', 'TX', 'NY'])('list requirements and the five kinds of act for %s', (code) => {
    expect(stateRequirements.filter((each) => each.code === code).length).toBeGreaterThan(3);
    expect(stateActs.filter((each) => each.code === code).map(({ act }) => act)).toEqual(notarialActList);
  });
});

describe('training', () => {
  it.each([
    ['CA', 6, 5_000],
    ['TX', 4, 3_500],
    ['FL', 3, 4_000],
  ])('in %s takes %i hours and costs %i cents, with Enroll Now', (code, hours, priceCents) => {
    expect(trainingOffers.find((offer) => offer.code === code)).toMatchObject({
      hours,
      priceCents,
      action: 'Enroll Now',
    });
  });

  it('has none for New York', () => {
    expect(trainingOffers.some(({ code }) => code === 'NY')).toBe(false);
  });

  it('has an advanced course of 4 hours, with Register', () => {
    expect(trainingOffers.find(({ code }) => !code)).toMatchObject({ hours: 4, action: 'Register' });
  });
});

describe('the reading of remote notarization', () => {
  it('names eight states as fully supported and two in progress', () => {
    expect(ronReadings).toEqual([
      { reading: 'Fully supported', codes: ['CO', 'CA', 'NY', 'TX', 'FL', 'IL', 'AZ', 'NV'] },
      { reading: 'In progress', codes: ['PA', 'MI'] },
    ]);
  });

  it('says nothing about the other states', () => {
    expect(codes.filter((code) => findRonReading(code))).toHaveLength(10);
    expect(findRonReading('OH')).toBeNull();
  });

  it('goes through five steps', () => {
    expect(ronSteps.map(({ title }) => title)).toEqual([
      'Schedule',
      'Upload',
      'Identity verification',
      'Video notarization',
      'Receive documents',
    ]);
  });

  it('is of the state in which the client is, as the request form asks', () => {
    expect(ronSteps[0]?.says).toContain('the state you are in');
    expect(readFileSync('components/notary/client/request-form/estimate-card.tsx', 'utf8')).toContain(
      'Choose the state you are in',
    );
  });

  it('says nowhere that Texas keeps recordings for 5 years without the newer rule of 10', () => {
    const says = listRonRules('TX').map((rule) => rule.says);
    expect(says[0]).toMatch(/5 years\. .*on or after January 1, 2026, see the next rule/);
    expect(says[1]).toMatch(/10 years\. We have not found whether that includes recordings\.$/);
    expect(findRonNote('TX')).not.toMatch(/years/);
  });
});

describe('what a notary brings', () => {
  it.each(['A commission', 'A bond', 'E&O insurance'])('has its paper uploaded: %s', (title) => {
    const says = credentials.find((credential) => credential.title === title)?.says;
    expect(says).toMatch(/number.* and its expiration date, and upload the paper/);
  });
});

describe('the figures of earlier texts', () => {
  it('are quoted to the word', () => {
    expect([quotedRonStates, quotedInsurance, quotedEarnings]).toEqual([
      '47 RON states',
      'Notaries carry $1M+ E&O insurance',
      'Notary earnings up to $150/hour',
    ]);
  });
});

const dated = [
  ...stateRequirements,
  ...stateActs,
  ...templateLimits,
  ...trainingRules,
  ...ronRules,
  ...journalRules,
];

describe('every statement of law in the guide', () => {
  it('has a month and a source', () => {
    expect(dated.length).toBeGreaterThan(60);
    dated.forEach(({ asOf, source }) => {
      expect(asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      expect(source.title).not.toBe('');
      expect(source.url ?? 'https://').toMatch(/^https?:\/\//);
    });
  });

  it('belongs to one of the 50 states, or to many', () => {
    dated.forEach(({ code }) => expect([...codes, undefined]).toContain(code));
  });

  it('is there once', () => {
    const keys = stateRequirements.map(({ code, requirement }) => `${code} ${requirement}`);
    const acts = [...stateActs, ...templateLimits].map((each) =>
      'kind' in each ? `limit ${each.code} ${each.act}` : `act ${each.code} ${each.act}`,
    );

    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(acts).size).toBe(acts.length);
  });
});
