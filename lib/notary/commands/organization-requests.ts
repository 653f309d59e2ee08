import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';

/** For `shareWithOrganization`: a request belongs to its client. Throws `not_found`. */
export async function holdShareableRequest(tx: Tx, actor: Actor, id: string): Promise<string> {
  const own = { id, clientId: actor.id };
  if ((await tx.notaryRequest.count({ where: own })) === 0) {
    throw new AppError('not_found', 'There is no such request.');
  }
  return id;
}
