import type { EvidenceOpinion } from '@/prisma/generated/enums';

/** What an admin may think of a document; neither ends a lock. */
export const opinionNames: Record<EvidenceOpinion, string> = {
  seen: 'Evidence seen, no decision',
  supports: 'Supports this claim',
};

/** How many documents one lock may have for it. */
export const MAX_EVIDENCE = 10;

/** About one property, by all accounts together, within a day: an admin looks at each. */
export const EVIDENCE_A_DAY = 20;

/** What an account may show about it within a day whatever the others do. */
export const RESERVED_EVIDENCE = 2;

/** Said before a document is shown to us. */
export const EVIDENCE_WARNING =
  'An admin of ours will open this document and compare it with what the other side shows us. The other side does not see it. What we think of it is our opinion: it ends no lock and decides no title.';

/** What both sides are told; each from its own side. */
export function opinionSays(opinion: EvidenceOpinion, isOwn: boolean, propertyAddress: string): string {
  const what =
    opinion === 'seen'
      ? 'We have seen evidence, and made no decision.'
      : `In our opinion a document supports ${isOwn ? 'your claim' : 'the claim of the other account'}.`;
  return `About ${propertyAddress}: ${what} This is an opinion of ours. It ends no lock and decides no title.`;
}
