import 'server-only';
import { isState } from '@/lib/catalog/queries';
import { notify } from '@/lib/notifications/commands/notify';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { assertNotHeld } from '@/lib/platform/legal-hold';
import { doomObject } from '@/lib/vault/commands/stored-objects';
import { longDay } from '@/lib/values/date-format';
import { credentialName } from '../rules/credentials';
import { dayOf } from '../rules/eligibility';
import { EVERYWHERE } from '../rules/credentials';
import type { ChangeProfileInput, CredentialKind } from '../schema/profile';
import { holdProfile } from './hold-profile';

const WARNED_DAYS_AHEAD = 30;
const DAY_MS = 24 * 60 * 60_000;

type Credentials = ChangeProfileInput['credentials'];
type Lapsing = { notaryId: string; kind: CredentialKind; state: string; expiresOn: string };

/** Commissions and bonds are of a state, an insurance holds everywhere, and each is there once. Throws `validation_failed`. */
export function assertCredentials(credentials: Credentials = []): void {
  const seen = new Set<string>();
  credentials.forEach(({ kind, state }, index) => {
    const key = `${kind} ${state}`;
    const isPlace = kind === 'insurance' ? state === EVERYWHERE : isState(state);
    if (isPlace && !seen.has(key)) {
      seen.add(key);
      return;
    }
    const message = isPlace ? `The ${credentialName({ kind, state })} is listed twice.` : badState(kind);
    throw new AppError('validation_failed', message, {
      fields: { [`credentials.${index}.state`]: message },
    });
  });
}

function badState(kind: CredentialKind): string {
  return kind === 'insurance'
    ? `Insurance applies everywhere: please send ${EVERYWHERE} as its state.`
    : 'Please choose one of the 50 states.';
}

/**
 * In the transaction that holds the profile. What is as it was keeps its paper; the paper of what changed or went is
 * destroyed. Returns whether they are others than before; undefined changes nothing. Throws `validation_failed` for a new
 * one that is not in force any more, and `conflict` where a legal hold keeps the paper.
 */
export async function replaceCredentials(tx: Tx, notaryId: string, wanted: Credentials): Promise<boolean> {
  if (!wanted) return false;
  const held = await listHeld(tx, notaryId);
  const [kept, named] = [new Set(held.map(lineOf)), new Set(wanted.map(lineOf))];
  const gone = held.filter((credential) => !named.has(lineOf(credential)));
  assertInForce(wanted, kept);
  for (const { kind, state } of gone) await removeCredential(tx, { notaryId, kind, state });
  const added = wanted.filter((credential) => !kept.has(lineOf(credential)));
  await tx.notaryCredential.createMany({
    data: added.map((credential) => ({ ...credential, notaryId, expiresOn: new Date(credential.expiresOn) })),
  });
  return gone.length + added.length > 0;
}

type Key = { notaryId: string; kind: CredentialKind; state: string };

async function removeCredential(tx: Tx, key: Key): Promise<void> {
  const where = { notaryId_kind_state: key };
  const { paperObjectId } = await tx.notaryCredential.findUniqueOrThrow({
    where,
    select: { paperObjectId: true },
  });
  if (paperObjectId) await assertPaperFree(tx, key.notaryId);
  await tx.notaryCredential.delete({ where, select: { id: true } });
  if (paperObjectId) await doomObject(tx, paperObjectId);
}

/** Throws `conflict` while a legal hold keeps the papers of a notary. */
export function assertPaperFree(tx: Tx, notaryId: string): Promise<void> {
  return assertNotHeld(
    tx,
    notaryId,
    'We have to keep the papers of your credentials for now, because of a legal matter. If one was renewed, please write to us.',
  );
}

/** One that has lapsed since it was entered may stay beside what is changed. */
function assertInForce(wanted: NonNullable<Credentials>, kept: ReadonlySet<string>): void {
  const today = dayOf(now());
  const index = wanted.findIndex((one) => one.expiresOn < today && !kept.has(lineOf(one)));
  if (index < 0) return;
  const message = 'This day has passed. Please enter the last day of a credential that is in force.';
  throw new AppError('validation_failed', message, {
    fields: { [`credentials.${index}.expiresOn`]: message },
  });
}

export async function listHeld(tx: Tx, notaryId: string): Promise<NonNullable<Credentials>> {
  const held = await tx.notaryCredential.findMany({
    where: { notaryId },
    select: { kind: true, state: true, number: true, expiresOn: true },
  });
  return held.map((credential) => ({ ...credential, expiresOn: dayOf(credential.expiresOn) }));
}

/** Whatever their order. */
export function isSame(some: NonNullable<Credentials>, others: NonNullable<Credentials>): boolean {
  return linesOf(some) === linesOf(others);
}

function linesOf(credentials: NonNullable<Credentials>): string {
  return credentials.map(lineOf).sort().join('\n');
}

function lineOf({ kind, state, number, expiresOn }: NonNullable<Credentials>[number]): string {
  return JSON.stringify([kind, state, number, expiresOn]);
}

/** Tells notaries which of their credentials lapse within 30 days: once for each and its date. Safe to run twice and at once. */
export async function warnOfExpiringCredentials(): Promise<{ warned: number }> {
  let warned = 0;
  for (const lapsing of await listLapsing()) {
    if (await transaction((tx) => warn(tx, lapsing))) warned += 1;
  }
  return { warned };
}

/** The audit trail remembers who was warned of what, also after the notification is gone. */
async function listLapsing(): Promise<Lapsing[]> {
  const at = now();
  const last = dayOf(new Date(at.getTime() + WARNED_DAYS_AHEAD * DAY_MS));
  return db.$queryRaw<Lapsing[]>`
    SELECT c.notary_id AS "notaryId", c.kind::text AS kind, c.state, c.expires_on::text AS "expiresOn"
    FROM notary_credentials c
    WHERE c.expires_on BETWEEN ${dayOf(at)}::date AND ${last}::date
      AND NOT EXISTS (SELECT 1 FROM audit_events a
        WHERE a.subject_id = c.notary_id AND a.type = 'notary.credential_warned' AND a.data = jsonb_build_object(
          'kind', c.kind::text, 'state', c.state, 'expiresOn', c.expires_on::text))
    ORDER BY c.expires_on, c.notary_id, c.kind, c.state`;
}

/** Returns false when it was changed or warned of since it was listed. */
async function warn(tx: Tx, { notaryId, kind, state, expiresOn }: Lapsing): Promise<boolean> {
  await holdProfile(tx, notaryId);
  const data = { kind, state, expiresOn };
  const isStillThere = await tx.notaryCredential.count({
    where: { notaryId, kind, state, expiresOn: new Date(expiresOn) },
  });
  const isWarned = await tx.auditEvent.count({
    where: { subjectId: notaryId, type: 'notary.credential_warned', data: { equals: data } },
  });
  if (isStillThere === 0 || isWarned > 0) return false;
  await audit(tx, { type: 'notary.credential_warned', actorId: null, subjectId: notaryId, data });
  await notify(tx, {
    userId: notaryId,
    type: 'credential.expiring',
    title: 'A credential is about to lapse',
    message: `Your ${credentialName(data)} is in force until ${longDay(expiresOn)}. Please renew it and enter its new date: until then, nothing is offered to you for later days.`,
    href: '/dashboard/notary/settings',
  });
  return true;
}
