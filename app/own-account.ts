import 'server-only';
import { cache } from 'react';
import { ownAccount } from '@/lib/accounts/queries/own-account';
import { bellCounts } from '@/lib/notifications/queries/notifications';
import type { Actor } from '@/lib/platform/actor';
import { gatherQuestions } from '@/lib/platform/database/questions';

/** What the frame and the page within it ask at the same moment is one statement. */
export const askOfPage = cache(gatherQuestions);

/** Read once for the frame and the page within it: what is cached is told apart by its plain arguments. */
const readOnce = cache((id: string, sessionId: string) =>
  askOfPage()({ account: ownAccount({ id, sessionId }), counts: bellCounts({ id }) }),
);

/** What the frame of the application says of who is signed in. */
export function readFrame({ id, sessionId }: Actor) {
  return readOnce(id, sessionId);
}

export async function readOwnAccount(actor: Actor) {
  return (await readFrame(actor)).account;
}
