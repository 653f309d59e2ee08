import type { CredentialKind } from '../schema/profile';

/** The state of an insurance: it holds everywhere. */
export const EVERYWHERE = 'US';

/** `expiresOn` is the last day on which it is in force: 2027-03-31 */
type Held = { kind: CredentialKind; state: string; expiresOn: string };

/** Without a state: of any. */
type Needed = { kind: CredentialKind; state: string | null };

type CredentialGap = Needed & { problem: 'missing' | 'lapsed' };

const names: Record<CredentialKind, string> = {
  commission: 'commission',
  bond: 'bond',
  insurance: 'errors and omissions insurance',
};

/** `commission for TX`; an insurance holds everywhere. */
export function credentialName({ kind, state }: Needed): string {
  return kind === 'insurance' || state === null ? names[kind] : `${names[kind]} for ${state}`;
}

/**
 * What keeps a notary from being verified on a day: for each state of visits (without visits, of a commission) a
 * commission and, where the law asks for one, a bond; and the insurance.
 */
export function listCredentialGaps({
  states,
  credentials,
  bondStates,
  day,
}: {
  states: readonly string[];
  credentials: readonly Held[];
  bondStates: readonly string[];
  day: string;
}): CredentialGap[] {
  const commissioned = credentials.filter(({ kind }) => kind === 'commission').map(({ state }) => state);
  const covered = states.length > 0 ? states : commissioned;
  const anyCommission: Needed[] = covered.length > 0 ? [] : [{ kind: 'commission', state: null }];
  const needed: Needed[] = [
    ...anyCommission,
    ...covered.flatMap((state): Needed[] => [
      { kind: 'commission', state },
      ...(bondStates.includes(state) ? [{ kind: 'bond', state } as const] : []),
    ]),
    { kind: 'insurance', state: EVERYWHERE },
  ];
  return needed.flatMap(({ kind, state }): CredentialGap[] => {
    const held = credentials.find((credential) => credential.kind === kind && credential.state === state);
    if (!held) return [{ kind, state, problem: 'missing' }];
    return held.expiresOn >= day ? [] : [{ kind, state, problem: 'lapsed' }];
  });
}

/** `The commission for TX is missing. The bond for TX has lapsed.` */
export function describeGaps(gaps: readonly CredentialGap[]): string {
  return gaps
    .map((gap) => `The ${credentialName(gap)} ${gap.problem === 'missing' ? 'is missing' : 'has lapsed'}.`)
    .join(' ');
}

/** `The commission for TX has no paper yet. Please ask the notary …` */
export function describeMissingPapers(without: readonly Needed[]): string {
  const lines = without.map((credential) => `The ${credentialName(credential)} has no paper yet.`);
  return `${lines.join(' ')} Please ask the notary to upload it, and compare it first.`;
}
