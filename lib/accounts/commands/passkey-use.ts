import 'server-only';
import { noteAbuse } from '@/lib/platform/abuse';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { markOf, type Device } from '@/lib/platform/session/device';
import { AppError } from '@/lib/platform/errors';
import { makeAssertionOptions, userHandle, verifyAssertion, type Assertion } from '@/lib/vendor/webauthn';
import { publicUserFields, toPublicUser } from '../queries/users';
import type { PasskeyResponse } from '../schema/guards';
import { keepChallenge, takeChallenge } from './challenges';
import { alertOfNewDevice, alertOfWrongPasskey } from './guard-alerts';
import { confirmSession } from './guards';
import { logTry } from './log-try';
import { openSession } from './sessions';
import type { SignedIn } from './sign-in';

/** What the browser needs to sign in with any passkey that it holds for this site. */
export async function startPasskeyLogin() {
  return keepChallenge(await makeAssertionOptions(), { purpose: 'login', userId: null });
}

/**
 * Signs in whom a passkey names; the new sign-in counts as confirmed, because the passkey was shown with it.
 * Throws `wrong_passkey` when the challenge was used or has expired, and when any part of the answer is wrong; `forbidden` for
 * an account that is suspended.
 */
export async function loginWithPasskey(response: PasskeyResponse, device: Device): Promise<SignedIn> {
  const login = () => withPasskey(response, null, (tx, userId) => openFor(tx, userId, device));
  return logTry({ authentication: 'login', factor: 'passkey' }, login, ({ user }) => user.id);
}

async function openFor(tx: Tx, userId: string, device: Device): Promise<SignedIn> {
  const session = await openSession(tx, { userId, ...device });
  await confirmSession(tx, { sessionId: session.id, id: userId });
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { ...publicUserFields, passwordHash: true },
  });
  await alertOfNewDevice(tx, { user, session }, device);
  return { user: toPublicUser(user), session, mark: markOf(user) };
}

/** What the browser needs to confirm a sign-in with one of the account's passkeys. Throws `conflict` when there is none. */
export async function startPasskeyConfirmation(actor: Actor) {
  const passkeys = await db.passkey.findMany({
    where: { userId: actor.id },
    select: { credentialId: true, transports: true },
  });
  if (passkeys.length === 0) throw new AppError('conflict', 'Your account has no passkey.');
  return keepChallenge(await makeAssertionOptions(passkeys), { purpose: 'step_up', userId: actor.id });
}

/** Confirms the sign-in with one of the account's own passkeys. Throws `wrong_passkey`. */
export async function confirmByPasskey(actor: Actor, response: PasskeyResponse): Promise<void> {
  await withPasskey(response, actor.id, (tx) => confirmSession(tx, actor));
}

type KnownPasskey = { id: string; userId: string };

/** Checks what a passkey signed, for one account or, at a sign-in, for whomever it names; then does `work` with its use. */
async function withPasskey<T>(
  response: PasskeyResponse,
  userId: string | null,
  work: (tx: Tx, userId: string) => Promise<T>,
): Promise<T> {
  const scope = { purpose: userId ? 'step_up' : 'login', userId } as const;
  const challenge = await takeChallenge(response, scope);
  if (!challenge) throw refused('This request has expired or was already used. Please try again.');
  const passkey = await db.passkey.findFirst({
    where: { credentialId: response.id, ...(userId ? { userId } : {}) },
    select: { id: true, userId: true, credentialId: true, publicKey: true, transports: true },
  });
  if (!passkey) {
    if (userId) await alertOfWrongPasskey(userId, 'unknown');
    throw refused('We don’t recognize this passkey. Please use another one, or another way.');
  }
  const assertion = await verifyAssertion(response, { ...passkey, challenge });
  if (!assertion || !isOwnHandle(assertion, passkey, userId)) {
    if (userId) await alertOfWrongPasskey(userId, 'unknown');
    throw refused('This passkey could not be verified. Please try again.');
  }
  const done = await transaction(async (tx) => {
    const isCounted = await countUse(tx, passkey, assertion);
    return isCounted ? { result: await work(tx, passkey.userId) } : null;
  });
  if (done) return done.result;
  await alertOfWrongPasskey(passkey.userId, 'copy');
  noteAbuse({ kind: 'refused', what: 'passkey-copy', source: passkey.userId });
  throw refused('This passkey reports fewer uses than before, as a copy would. Please use another way.');
}

/** Who signs in is whom the passkey was made for (WebAuthn Level 3 §7.2, step 6). */
function isOwnHandle({ userHandle: said }: Assertion, { userId }: KnownPasskey, expected: string | null) {
  return said ? said === userHandle(userId) : expected !== null;
}

/** The count of uses must go on, unless the passkey keeps none: two at once, or a copy, fall behind. False when it did not. */
async function countUse(
  tx: Tx,
  { id, userId }: KnownPasskey,
  { counter, isBackedUp }: Assertion,
): Promise<boolean> {
  const { count } = await tx.passkey.updateMany({
    where: { id, OR: [{ counter: { lt: counter } }, ...(counter === 0 ? [{ counter: 0 }] : [])] },
    data: { counter, isBackedUp, lastUsedAt: now() },
  });
  if (count === 0)
    await audit(tx, { type: 'passkey.refused', actorId: userId, subjectId: id, data: { counter } });
  return count === 1;
}

function refused(message: string): AppError {
  return new AppError('wrong_passkey', message);
}
