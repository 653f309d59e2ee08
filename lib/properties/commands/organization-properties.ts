import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import type { Tx } from '@/lib/platform/db';
import { firstOf, getOwnProperty } from '../queries/timeline';

/** For `shareWithOrganization`: a property is shared by its oldest lock, whichever of them is named. Throws `not_found`. */
export async function holdShareableProperty(tx: Tx, actor: Actor, id: string): Promise<string> {
  return firstOf(await getOwnProperty(actor, id, tx)).id;
}
