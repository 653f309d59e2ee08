import 'server-only';
import { cache } from 'react';
import { getOwnAccount } from '@/lib/accounts/queries/own-account';
import type { Actor } from '@/lib/platform/actor';

/** Read once for the frame and the page within it: what is cached is told apart by its plain arguments. */
const readAccount = cache((id: string, sessionId: string) => getOwnAccount({ id, sessionId }));

export function readOwnAccount({ id, sessionId }: Actor) {
  return readAccount(id, sessionId);
}
