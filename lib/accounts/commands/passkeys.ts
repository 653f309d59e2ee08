import 'server-only';
import { notify } from '@/lib/notifications/commands/notify';
import { forgetAccount } from '@/lib/platform/session/session-state';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, isUniqueViolation, transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { makeRegistrationOptions, verifyRegistration, type NewCredential } from '@/lib/vendor/webauthn';
import { passkeyFields, toPasskey } from '../queries/guards';
import { assertSteppedUp } from '../queries/step-up';
import { passkeyName } from '../rules/passkey-name';
import type { Passkey, PasskeyResponse } from '../schema/guards';
import { keepChallenge, takeChallenge } from './challenges';
import { offerUndo } from './guard-undo';
import { confirmSession, holdGuards, proveOwner, told } from './guards';
import { hashOfCode, replaceCodes } from './recovery-codes';

const PASSKEYS = '/enroll/biometric';

/** With recovery codes when it is the first guard of the account. */
type AddedPasskey = { passkey: Passkey; recoveryCodes?: string[] };

/**
 * What the browser needs to make a passkey for this account. Throws `step_up_required` on a guarded account, and asks for
 * the password of one that is not.
 */
export async function startPasskey(actor: Actor, { password }: { password?: string } = {}) {
  await assertSteppedUp(actor);
  await proveOwner(actor, password);
  const { email, firstName, lastName, passkeys } = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: {
      email: true,
      firstName: true,
      lastName: true,
      passkeys: { select: { credentialId: true, transports: true } },
    },
  });
  const options = await makeRegistrationOptions({
    id: actor.id,
    email,
    name: `${firstName} ${lastName}`,
    passkeys,
  });
  return keepChallenge(options, { purpose: 'enroll', userId: actor.id });
}

/**
 * Adds the passkey that the browser made. Throws `invalid_request` when its challenge was used or has expired, when any part of
 * it is wrong, and when it is registered already; `step_up_required` on a guarded account. Of an account without a guard the
 * challenge stands for the password, which it was given for. Whoever added it has shown it: the sign-in counts as confirmed.
 */
export async function addPasskey(
  actor: Actor,
  response: PasskeyResponse,
): Promise<{ verified: true } & AddedPasskey> {
  // Before the challenge is used up: the same answer is sent again once the sign-in is confirmed.
  await assertSteppedUp(actor);
  const challenge = await takeChallenge(response, { purpose: 'enroll', userId: actor.id });
  if (!challenge) throw refused('This request has expired or was already used. Please start again.');
  const credential = await verifyRegistration(response, challenge);
  if (!credential) throw refused('This passkey could not be verified. Please start again.');
  const added = await writePasskey(actor, credential).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw refused('This passkey is already registered. Please use another device or security key.');
  });
  forgetAccount(actor.id);
  return { verified: true, ...added };
}

function writePasskey(actor: Actor, { attachment, ...credential }: NewCredential): Promise<AddedPasskey> {
  return transaction(async (tx) => {
    const { isGuarded } = await holdGuards(tx, actor);
    const name = passkeyName({ attachment, transports: credential.transports });
    const row = await tx.passkey.create({
      data: { userId: actor.id, name, createdAt: now(), ...credential },
      select: passkeyFields,
    });
    await confirmSession(tx, actor);
    await audit(tx, { type: 'passkey.added', actorId: actor.id, subjectId: row.id });
    const news = {
      title: 'Passkey added',
      message: `The passkey “${name}” can log in to your account now.`,
    };
    await notify(tx, { userId: actor.id, type: 'passkey.added', ...told(news), href: PASSKEYS });
    const recoveryCodes = isGuarded ? undefined : await replaceCodes(tx, actor, { isGiven: true });
    await offerUndo(tx, actor, {
      ...news,
      passkeyAdded: row.id,
      codesMade: recoveryCodes?.map(hashOfCode),
      isFirstGuard: !isGuarded,
    });
    return { passkey: toPasskey(row), ...(recoveryCodes && { recoveryCodes }) };
  });
}

/** Throws `not_found` for a passkey that is not the actor's, and `step_up_required`: a name decides which one is removed. */
export async function renamePasskey(
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  return transaction(async (tx) => {
    await holdGuards(tx, actor);
    const [row] = await tx.passkey.updateManyAndReturn({
      where: { id, userId: actor.id },
      data: { name },
      select: passkeyFields,
    });
    if (!row) throw noSuchPasskey();
    await audit(tx, { type: 'passkey.renamed', actorId: actor.id, subjectId: id });
    return toPasskey(row);
  });
}

/** Throws `not_found` for a passkey that is not the actor's, and `step_up_required`. */
export async function removePasskey(actor: Actor, { id }: { id: string }): Promise<void> {
  await transaction(async (tx) => {
    await holdGuards(tx, actor);
    const passkey = await tx.passkey.findFirst({ where: { id, userId: actor.id }, omit: { userId: true } });
    if (!passkey) throw noSuchPasskey();
    await tx.passkey.delete({ where: { id }, select: { id: true } });
    await audit(tx, { type: 'passkey.removed', actorId: actor.id, subjectId: id });
    const news = {
      title: 'Passkey removed',
      message: `The passkey “${passkey.name}” can no longer log in to your account.`,
    };
    await notify(tx, { userId: actor.id, type: 'passkey.removed', ...told(news), href: PASSKEYS });
    await offerUndo(tx, actor, { ...news, passkeyRemoved: passkey });
  });
  forgetAccount(actor.id);
}

function refused(message: string): AppError {
  return new AppError('invalid_request', message);
}

function noSuchPasskey(): AppError {
  return new AppError('not_found', 'There is no such passkey.');
}
