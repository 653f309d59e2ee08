import 'server-only';
import * as z from 'zod';
import { assertOwnAddress, isOwnConfirmedAddress } from '@/lib/accounts/queries/addresses';
import { isStateName } from '@/lib/catalog/queries';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { takeLink, type MailedLink } from '@/lib/platform/mailed-link';
import type { JoinWaitlistInput } from '../schema/waitlist';
import { nobody, waitForLink, type Sender, type Waiting } from './confirmation';

const text = z.string().nullable().default(null);

/** What somebody answered, also while it waits in a link. */
const answersSchema = z.object({
  email: z.string(),
  name: z.string(),
  companyName: text,
  phone: text,
  state: z.string(),
  experience: z.string(),
  specializations: z.array(z.string()),
  currentVolume: text,
  availability: z.string(),
  motivation: z.string(),
  requestBetaAccess: z.boolean(),
  acceptedAt: z.coerce.date(),
});

type Answers = z.output<typeof answersSchema>;

/**
 * Puts a notary on the waitlist: once the link is opened that is mailed to the address, unless it is the confirmed one of
 * the account that asks. An email that is on it already gets the new answers under its old place, and the answer is the same:
 * nobody learns who is on the list. Throws `validation_failed` for what is no state, and `unconfirmed_address` for an account
 * whose own address is not confirmed.
 */
export async function joinWaitlist(
  input: JoinWaitlistInput,
  { actor, network }: Sender = nobody,
): Promise<{ id: string } & Waiting> {
  if (!isStateName(input.state)) {
    const message = 'Please choose one of the 50 states.';
    throw new AppError('validation_failed', message, { fields: { state: message } });
  }
  await assertOwnAddress(actor, 'join the waitlist');
  const answers = answersOf(input);
  if (await isOwnConfirmedAddress(actor, input.email)) {
    return transaction((tx) => putOnList(tx, { id: newId(), answers }));
  }
  const data = { ...answers, acceptedAt: answers.acceptedAt.toISOString() };
  return waitForLink({ purpose: 'join_waitlist', address: input.email, data, network });
}

/** Puts who waited for this link on the list. Throws `gone`. */
export async function confirmWaitlist({ token }: { token: string }): Promise<void> {
  await transaction(async (tx) => putWaiting(tx, await takeLink(tx, 'join_waitlist', token)));
}

/** Puts what waited in a link on the list. */
export async function putWaiting(tx: Tx, { id, data }: Pick<MailedLink, 'id' | 'data'>): Promise<void> {
  await putOnList(tx, { id, answers: answersSchema.parse(data) });
}

async function putOnList(
  tx: Tx,
  { id: newest, answers: { email, ...answers } }: { id: string; answers: Answers },
): Promise<{ id: string }> {
  const at = now();
  const fresh = { ...answers, confirmedAt: at, updatedAt: at };
  const { id } = await tx.waitlistEntry.upsert({
    where: { email },
    create: { id: newest, email, ...fresh, createdAt: at },
    update: fresh,
    select: { id: true },
  });
  await audit(tx, { type: 'waitlist.joined', actorId: null, subjectId: id });
  return { id };
}

function answersOf(input: JoinWaitlistInput): Answers {
  return {
    email: input.email,
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
    acceptedAt: now(),
  };
}
