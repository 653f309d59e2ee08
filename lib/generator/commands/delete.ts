import 'server-only';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { transaction } from '@/lib/platform/db';
import { noSuchDocument, type GeneratedId } from '../queries/generated';

/** Deletes a generated document; its PDF in the vault stays. Throws `not_found` for one that is not the actor's, and `step_up_required`. */
export async function deleteGenerated(actor: Actor, { userId, id }: GeneratedId): Promise<void> {
  await assertSteppedUp(actor);
  await transaction(async (tx) => {
    const mine = { id, ownerId: actor.id };
    const { count } =
      userId === actor.id ? await tx.generatedDocument.deleteMany({ where: mine }) : { count: 0 };
    if (count === 0) throw noSuchDocument();
    await audit(tx, { type: 'generated_document.deleted', actorId: actor.id, subjectId: id, data: {} });
  });
}
