import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { transaction, type Tx } from '@/lib/platform/db';
import { canChangeUser } from '../policy';
import { accountFields, missingAccount, toAccount } from '../queries/users';
import type { AccountDetails, ChangeAccountInput } from '../schema/users';
import { holdAccount } from './hold-account';

/** Throws where somebody relies on the name that an account has. */
type CheckName = (tx: Tx, userId: string) => Promise<void>;

type Change = { userId: string; input: ChangeAccountInput };

/**
 * Changes what the input names; null takes a phone number or a time zone away. Throws `not_found` for an account that is not
 * the actor's to change, and what `checkName` throws, except for an admin.
 */
export function changeAccount(
  actor: Actor,
  { userId, input }: Change,
  checkName: CheckName,
): Promise<AccountDetails> {
  if (!canChangeUser(actor, userId)) missingAccount();
  return transaction(async (tx) => {
    await holdAccount(tx, userId);
    const where = { id: userId };
    const present = { where: { ...where, deletedAt: null }, select: accountFields };
    const before = (await tx.user.findFirst(present)) ?? missingAccount();
    const fields = changedFields(before, input);
    if (fields.length === 0) return toAccount(before);
    if (fields.some((field) => field.endsWith('Name')) && actor.role !== 'admin') await checkName(tx, userId);
    const after = await tx.user.update({ where, data: input, select: accountFields });
    await audit(tx, { type: 'user.changed', actorId: actor.id, subjectId: userId, data: { fields } });
    return toAccount(after);
  });
}

function changedFields(before: object, input: ChangeAccountInput): string[] {
  return Object.entries(input)
    .filter(([field, value]) => value !== undefined && value !== Reflect.get(before, field))
    .map(([field]) => field);
}
