import 'server-only';
import { isStateName } from '@/lib/catalogue/queries';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { JoinWaitlistInput } from '../schema/waitlist';

/**
 * Puts a notary on the waitlist. An email that is on it already gets the new answers under its old place, and the answer is
 * the same: nobody learns who is on the list. Throws `validation_failed` for what is no state.
 */
export async function joinWaitlist(input: JoinWaitlistInput): Promise<{ id: string }> {
  if (!isStateName(input.state)) {
    const message = 'Please choose one of the 50 states.';
    throw new AppError('validation_failed', message, { fields: { state: message } });
  }
  const { email } = input;
  const answers = answersOf(input);
  return transaction(async (tx) => {
    const { id } = await tx.waitlistEntry.upsert({
      where: { email },
      create: { id: newId(), email, ...answers, createdAt: answers.updatedAt },
      update: answers,
      select: { id: true },
    });
    await audit(tx, { type: 'waitlist.joined', actorId: null, subjectId: id });
    return { id };
  });
}

function answersOf(input: JoinWaitlistInput) {
  const at = now();
  return {
    name: input.name,
    companyName: input.companyName ?? null,
    phone: input.phone ?? null,
    state: input.state,
    experience: input.experience,
    specializations: [...new Set(input.specializations)],
    currentVolume: input.currentVolume ?? null,
    availability: input.availability,
    motivation: input.motivation,
    requestBetaAccess: input.requestBetaAccess,
    acceptedAt: at,
    updatedAt: at,
  };
}
