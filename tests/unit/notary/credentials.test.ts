import { credentialName, describeGaps, listCredentialGaps } from '@/lib/notary/rules/credentials';
import type { CredentialKind } from '@/lib/notary/schema/profile';

const held = (kind: CredentialKind, state: string, expiresOn = '2027-01-01') => ({ kind, state, expiresOn });
const insurance = held('insurance', 'US');
const gapsOf = (states: string[], credentials: ReturnType<typeof held>[]) =>
  listCredentialGaps({ states, credentials, bondStates: ['TX'], day: '2026-11-21' });

describe('listCredentialGaps', () => {
  it('finds nothing when commission, bond and insurance are in force', () => {
    expect(gapsOf(['TX'], [held('commission', 'TX'), held('bond', 'TX'), insurance])).toEqual([]);
  });

  it('asks for a bond only where the law does', () => {
    expect(gapsOf(['VA'], [held('commission', 'VA'), insurance])).toEqual([]);
    expect(gapsOf(['TX'], [held('commission', 'TX'), insurance])).toEqual([
      { kind: 'bond', state: 'TX', problem: 'missing' },
    ]);
  });

  it('takes the last day for one in force, and the day after for lapsed', () => {
    const credentials = (day: string) => [held('commission', 'VA', day), insurance];
    expect(gapsOf(['VA'], credentials('2026-11-21'))).toEqual([]);
    expect(gapsOf(['VA'], credentials('2026-11-20'))).toEqual([
      { kind: 'commission', state: 'VA', problem: 'lapsed' },
    ]);
  });

  it('asks for each state of visits, and leaves others alone', () => {
    const credentials = [held('commission', 'VA'), held('commission', 'NY', '2020-01-01'), insurance];
    expect(gapsOf(['VA', 'TX'], credentials)).toEqual([
      { kind: 'commission', state: 'TX', problem: 'missing' },
      { kind: 'bond', state: 'TX', problem: 'missing' },
    ]);
  });

  it('takes the states of the commissions when there are no visits, and asks for one at least', () => {
    expect(gapsOf([], [held('commission', 'VA'), insurance])).toEqual([]);
    expect(gapsOf([], [held('commission', 'TX'), insurance])).toEqual([
      { kind: 'bond', state: 'TX', problem: 'missing' },
    ]);
    expect(gapsOf([], [])).toEqual([
      { kind: 'commission', state: null, problem: 'missing' },
      { kind: 'insurance', state: 'US', problem: 'missing' },
    ]);
  });
});

describe('describeGaps', () => {
  it('names each, with its state where it has one', () => {
    expect(
      describeGaps([
        { kind: 'commission', state: null, problem: 'missing' },
        { kind: 'bond', state: 'TX', problem: 'lapsed' },
        { kind: 'insurance', state: 'US', problem: 'missing' },
      ]),
    ).toBe(
      'The commission is missing. The bond for TX has lapsed. The errors and omissions insurance is missing.',
    );
    expect(credentialName({ kind: 'commission', state: 'CA' })).toBe('commission for CA');
  });
});
