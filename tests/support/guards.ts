import { POST as enrollChallenge } from '@/app/api/auth/webauthn/challenge/route';
import { POST as enrollVerify } from '@/app/api/auth/webauthn/verify/route';
import { setPin } from '@/lib/accounts/commands/pin';
import type { Passkey } from '@/lib/accounts/schema/guards';
import { createOwner, type Person } from './actors';
import { createAuthenticator, type Authenticator } from './authenticator';
import { asWritten, query } from './database';
import { testPassword } from './environment';
import { callRoute } from './http';

export const goodPin = '482915';
export const wrongPin = '482916';

export const stepUpRequired = { message: 'Please confirm that it is you.', code: 'step_up_required' };

/** Gives the account a PIN, and leaves its sign-in unconfirmed. */
export async function guardWithPin(person: Person): Promise<void> {
  await setPin(person.actor, { pin: goodPin, password: testPassword });
  await forgetConfirmation(person);
  person.actor.isGuarded = true;
}

/** Gives the account a passkey, on a confirmed sign-in where that is needed, and leaves the sign-in unconfirmed. */
export async function guardWithPasskey(
  person: Person,
  authenticator: Authenticator = createAuthenticator(),
): Promise<{ authenticator: Authenticator; passkey: Passkey }> {
  await confirm(person);
  const { body: options } = await callRoute(enrollChallenge, {
    method: 'POST',
    as: person,
    body: { password: testPassword },
  });
  const answer = await callRoute(enrollVerify, {
    method: 'POST',
    as: person,
    body: authenticator.create(options as Parameters<Authenticator['create']>[0]),
  });
  const { passkey } = answer.body as { passkey: Passkey };
  await forgetConfirmation(person);
  person.actor.isGuarded = true;
  return { authenticator, passkey };
}

/** A recovery code that nobody can type: an account that has one receives none with its first passkey. */
export async function giveCodes(person: Person): Promise<void> {
  await query(
    "INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, decode(repeat('ab', 32), 'hex'))",
    [person.user.id],
  );
}

/** As if the sign-in had been confirmed just now. */
export async function confirm(person: Person): Promise<void> {
  await query(
    `INSERT INTO step_ups (session_id, user_id, verified_at) VALUES ($1, $2, $3)
     ON CONFLICT (session_id) DO UPDATE SET verified_at = excluded.verified_at`,
    [person.actor.sessionId, person.user.id, new Date()],
  );
}

export async function forgetConfirmation(person: Person): Promise<void> {
  await query('DELETE FROM step_ups WHERE session_id = $1', [person.actor.sessionId]);
}

/** When the sign-in was last confirmed. */
export async function confirmedAt(person: Person): Promise<Date | null> {
  const [row] = await query<{ verified_at: Date }>(
    'SELECT verified_at FROM step_ups WHERE session_id = $1 AND user_id = $2',
    [person.actor.sessionId, person.user.id],
  );
  return row?.verified_at ?? null;
}

export function listNotifications(
  person: Person,
): Promise<{ type: string; title: string; message: string }[]> {
  return query(`SELECT type, title, message FROM notifications WHERE user_id = $1 ORDER BY ${asWritten}`, [
    person.user.id,
  ]);
}

/** An owner whose account a passkey guards. */
export async function createWithPasskey() {
  const owner = await createOwner();
  return { owner, ...(await guardWithPasskey(owner)) };
}

/** How an answer of a passkey is refused, at a sign-in and at a confirmation. */
export const passkeyRefusals = {
  over: {
    message: 'This request has expired or was already used. Please try again.',
    code: 'wrong_passkey',
  },
  unverified: {
    message: 'This passkey could not be verified. Please try again.',
    code: 'wrong_passkey',
  },
  unknown: {
    message: 'We don’t recognize this passkey. Please use another one, or another way.',
    code: 'wrong_passkey',
  },
};
