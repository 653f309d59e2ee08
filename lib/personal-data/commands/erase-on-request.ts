import 'server-only';
import { eraseOpenings } from '@/lib/evidence/commands';
import { eraseFraudCases } from '@/lib/fraud/commands/erase';
import { eraseMails } from '@/lib/notifications/commands/erase';
import { eraseMembership } from '@/lib/organizations/commands/erase';
import { eraseSentUnder } from '@/lib/partners/commands/erase';
import { audit } from '@/lib/platform/audit';
import { newId } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { erasePartnerLocks } from '@/lib/programs/commands/erase';
import { eraseCases } from '@/lib/support/commands/erase';

/**
 * For the operator's command line, once it is sure who asks: erases what is under an email address that no account has.
 * Throws `conflict` for that of an account, whose owner deletes it with all of this.
 */
export async function eraseAddress(email: string): Promise<void> {
  await transaction(async (tx) => {
    if ((await tx.user.count({ where: { email } })) > 0) {
      throw new AppError(
        'conflict',
        `${email} is the address of an account. Its owner deletes it on “Your data”.`,
      );
    }
    // Of no account: only what is under the address.
    const of = { userId: newId(), email };
    await erasePartnerLocks(tx, of);
    await eraseCases(tx, of);
    await eraseFraudCases(tx, of);
    await eraseMembership(tx, of);
    await eraseSentUnder(tx, email);
    await eraseMails(tx, email);
    await noteErasure(tx, { of: 'address' });
  });
}

/**
 * For the operator's command line: destroys what opens one entry of the log. Its leaf stays, and no other proof changes.
 * Throws `not_found` for an entry that is not there or was erased.
 */
export async function eraseEntry(index: number): Promise<void> {
  await transaction(async (tx) => {
    const isThere = await tx.logOpening.count({ where: { index, record: { not: null } } });
    if (isThere === 0)
      throw new AppError('not_found', `Entry ${index} is not in the log, or was erased before.`);
    await eraseOpenings(tx, [index]);
    await noteErasure(tx, { of: 'entry', index });
  });
}

async function noteErasure(tx: Tx, data: { of: 'address' | 'entry'; index?: number }): Promise<void> {
  await audit(tx, { type: 'records.erased', actorId: null, subjectId: newId(), data });
}
