import type { Finding } from '@/lib/catalog/schema';
import { formatPrice, type Cents } from '@/lib/values/money';
import { NOTARYS_STATE, ONLINE_FEE_LAW, type FeeLaw } from '@/lib/pricing/rules/fee-law';
import { remoteFees } from './remote-fees';

export type FeeLimit = {
  /** After "Within the total,". */
  short: string;
  /** One full sentence. */
  says: string;
  finding: Finding<unknown>;
};

type Asked = { law: FeeLaw; stateName: string; isRemote: boolean };

/** The most that the law lets a notary take for the act itself: on paper where the act is, online where the notary is commissioned. */
export function feeLimit({ law, stateName, isRemote }: Asked): FeeLimit {
  if (!isRemote) return paperLimit(law.maxFeePerActCents, stateName);
  return remoteLimit(law.code, stateName);
}

/** A remark on remote sessions where the state does not have them in operation; null where it has. */
export function remoteRemark({ ron, ronNote }: FeeLaw, stateName: string): string | null {
  if (ron === 'permanent') return null;
  const standing = {
    enacted: `${stateName} has a law on remote online notarization that is not in operation for its own notaries yet.`,
    not_authorized: `The law of ${stateName} does not let its own notaries notarize online.`,
    unknown: `We have not read in a source how ${stateName} treats remote online notarization.`,
  }[ron];
  return ronNote ? `${standing} ${ronNote}` : standing;
}

function paperLimit(finding: Finding<Cents | 'no_limit'>, stateName: string): FeeLimit {
  if (finding === 'unknown') return unread(finding, `for one act on paper in ${stateName}`);
  if (finding.value === 'no_limit') {
    return {
      short: 'for which the state names no limit',
      says: `The law of ${stateName} names no limit for one act on paper, such as an acknowledgment.`,
      finding,
    };
  }
  const cap = formatPrice(finding.value);
  return {
    short: `at most ${cap} for one act`,
    says: `In ${stateName} a notary may charge at most ${cap} for one act on paper, such as an acknowledgment, however many pages the document has.`,
    finding,
  };
}

function remoteLimit(code: string, stateName: string): FeeLimit {
  const fee = remoteFees[code];
  if (!fee) {
    const { says, finding } = unread(
      'unknown',
      `for one online act of a notary commissioned in ${stateName}`,
    );
    return { short: NOTARYS_STATE, says: `${ONLINE_FEE_LAW} ${says}`, finding };
  }
  return {
    short: NOTARYS_STATE,
    says: `${ONLINE_FEE_LAW} A notary commissioned in ${stateName} may charge at most ${formatPrice(fee.value)} online ${fee.says}, however many pages the document has.`,
    finding: fee,
  };
}

function unread(finding: 'unknown', where: string): FeeLimit {
  return {
    short: 'with a limit that we have not read yet',
    says: `We have not read the limit ${where} in a source yet.`,
    finding,
  };
}
