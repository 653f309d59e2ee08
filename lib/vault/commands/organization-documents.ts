import 'server-only';
import { findConfirmedUntil, stepUpRequired } from '@/lib/accounts/queries/step-up';
import type { Actor } from '@/lib/platform/actor';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { poisonMessage } from '@/lib/sandbox/poisoned';
import { getOpenableShare } from '../queries/organization-documents';
import { downloadGivenDocument } from './documents';
import { holdDocument } from './hold-rows';

/** For `shareWithOrganization`. Throws `not_found`, `step_up_required`, and `conflict` for a document that does harm. */
export async function holdShareableDocument(tx: Tx, actor: Actor, id: string): Promise<string> {
  await holdDocument(tx, actor, id);
  if (actor.isGuarded && !(await findConfirmedUntil(actor, tx))) throw stepUpRequired();
  const { poison } = await tx.vaultDocument.findUniqueOrThrow({ where: { id }, select: { poison: true } });
  if (poison) throw new AppError('conflict', `This document cannot be shared. ${poisonMessage(poison)}`);
  return id;
}

/**
 * Opens a document that another member shared with the actor, whose sign-in is the one that has to be confirmed and who is named
 * in the audit trail. Throws `not_found`, `step_up_required`, and `conflict` for one that does harm.
 */
export async function openOrganizationDocument(
  actor: Actor,
  { id, isView }: { id: string; isView: boolean },
) {
  return downloadGivenDocument(actor, { ...(await getOpenableShare(actor, id)), isView });
}
