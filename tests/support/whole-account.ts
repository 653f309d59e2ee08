import { randomUUID } from 'node:crypto';
import { announce } from '@/lib/properties/commands/announcements';
import { addWatch } from '@/lib/properties/commands/watches';
import { createNotary, createOwner, type Person } from './actors';
import { buildAlert } from './alerts';
import { buildLock, buildPaidPayment } from './builders';
import { query } from './database';
import { buildDocumentHash } from './document-hashes';
import { buildDocument, insertLink, insertRedaction } from './documents';
import { answersOf, generated } from './generated-documents';
import { giveCodes, guardWithPin, confirm } from './guards';
import { buildSentInvoice } from './invoices';
import { buildEntry } from './journal';
import { releaseLock } from './locks';
import { writeMessage } from './messages';
import { givePapers, giveProfile, writeRequest } from './notary';
import { endPlan, givePlan } from './plans';

/** Words that stand nowhere else: whoever finds one has found something of the person. */
export const traces = /xanadu|zerubbabel|quixote/i;

const street = '77 Xanadu Ln, Austin, TX 78701';
const affidavit = 'affidavit-of-identity-tx';
const aLongTimeAgo = '2026-01-05T15:00:00Z';

export type WholeAccount = {
  owner: Person;
  notary: Person;
  lock: { id: string; logIndex: number };
  document: { id: string; logIndex: number };
  requestId: string;
  invoiceId: string;
};

/** Somebody who has used everything, and has settled all of it. */
export async function buildWholeAccount(): Promise<WholeAccount> {
  const owner = await named(await createOwner());
  const notary = await createNotary();
  await giveProfile(notary.actor.id);
  const lock = await buildLock(owner, {
    propertyAddress: street,
    ownerName: 'Zerubbabel Quixote',
    reason: 'Xanadu is dear to me',
  });
  await buildPaidPayment(owner, { lockId: lock.id });
  await writeWatch(owner, lock);
  await releaseLock(owner, lock);
  const document = await buildDocument(owner, { name: 'Deed of Xanadu.pdf' });
  await insertRedaction(document);
  await insertLink(document.id, { expiresAt: new Date(Date.now() + 60_000) });
  await generated(owner, {
    documentName: 'Affidavit of Zerubbabel',
    formData: { ...answersOf(affidavit), affiant_name: 'Zerubbabel Quixote' },
  });
  await buildDocumentHash(owner, { documentName: 'Plan of Xanadu', metadata: 'drawn by Zerubbabel' });
  const requestId = await writeCompletedVisit({ owner, notary });
  const invoiceId = await billPaid({ owner, notary, requestId });
  await givePlan(owner);
  await endPlan(owner);
  await writeWords(owner);
  await chooseNotices(owner);
  await guardWithPin(owner);
  await confirm(owner);
  await giveCodes(owner);
  await buildAlert(owner, { title: 'A deed was recorded for 77 Xanadu Ln', lockId: lock.id });
  return { owner, notary, lock, document, requestId, invoiceId };
}

/** A name that is watched, a transaction that was announced, and a recording that was taken to be about the property. */
async function writeWatch(owner: Person, lock: { id: string }): Promise<void> {
  const { id } = await addWatch(owner.actor, { kind: 'name', value: 'Zerubbabel Quixote' });
  const from = new Date().toISOString().slice(0, 10);
  await announce(owner.actor, { lockId: lock.id, class: 'deed', party: 'Alonso Quixote', from, until: from });
  await query(
    `WITH import AS (
       INSERT INTO recording_imports (id, fips, file_name, columns, status, created_at)
       VALUES (gen_random_uuid(), '48453', 'index.csv', '{}', 'done', now()) RETURNING id
     ), recording AS (
       INSERT INTO recordings (import_id, fips, recorded_on, instrument, type, class, consideration_cents, identity)
       SELECT id, '48453', '2026-01-05', '1', 'DEED', 'deed', 100, '\\x01' FROM import RETURNING id
     )
     INSERT INTO recording_matches (id, recording_id, lock_id, watch_id, score, reasons, is_history, created_at)
     SELECT gen_random_uuid(), recording.id, lock_id, watch_id, 1, '[{"known":"Zerubbabel Quixote"}]', true, now()
     FROM recording, (VALUES ($1::uuid, NULL::uuid), (NULL, $2::uuid)) AS about (lock_id, watch_id)`,
    [lock.id, id],
  );
}

async function named(person: Person): Promise<Person> {
  const email = `zerubbabel-${randomUUID()}@example.com`;
  await query(
    `UPDATE users SET email = $2, first_name = 'Zerubbabel', last_name = 'Quixote', phone = '+1 512 555 0177'
     WHERE id = $1`,
    [person.actor.id, email],
  );
  return { ...person, user: { ...person.user, email, firstName: 'Zerubbabel', lastName: 'Quixote' } };
}

async function writeCompletedVisit({ owner, notary }: { owner: Person; notary: Person }): Promise<string> {
  const { id } = await writeRequest(owner, {
    notary_id: notary.actor.id,
    status: 'completed',
    location: street,
    special_instructions: 'Ring twice, says Zerubbabel',
    appointment_at: aLongTimeAgo,
    completed_at: aLongTimeAgo,
    created_at: aLongTimeAgo,
  });
  await writeMessage(id, owner, { body: 'The gate of Xanadu is open.' });
  await writeMessage(id, notary, { body: 'Thank you.' });
  await query(
    `INSERT INTO reviews (request_id, rating, comment, created_at) VALUES ($1, 5, 'Found Xanadu at once', now())`,
    [id],
  );
  return id;
}

type Billed = { owner: Person; notary: Person; requestId: string };

async function billPaid({ owner, notary, requestId }: Billed): Promise<string> {
  const { id } = await buildSentInvoice(notary, {
    billTo: { name: 'Zerubbabel Quixote', email: owner.user.email },
    meta: { property: street },
  });
  await query(
    `UPDATE invoices SET status = 'paid', paid_at = now(), payment_method = 'manual', request_id = $2 WHERE id = $1`,
    [id, requestId],
  );
  return id;
}

/** How they want to be told, and a browser that is. */
async function chooseNotices({ actor }: Person): Promise<void> {
  await query(
    `INSERT INTO notification_preferences (user_id, email_enabled, push_enabled, sms_enabled, in_app_enabled,
       quiet_enabled, quiet_start, quiet_end, muted_groups, updated_at)
     VALUES ($1, true, true, false, true, true, '22:00', '07:00', '{plan}', now())`,
    [actor.id],
  );
  await query(
    `INSERT INTO push_subscriptions (id, user_id, session_id, endpoint_hash, sealed, device, created_at)
     VALUES (gen_random_uuid(), $1, $2, '\\x01', 'k1.sealed', 'The phone of Xanadu', now())`,
    [actor.id, actor.sessionId],
  );
}

/** What was written to the person, and by them. */
async function writeWords({ actor, user }: Person): Promise<void> {
  await query(
    `INSERT INTO notifications (id, user_id, type, title, message, created_at)
     VALUES (gen_random_uuid(), $1, 'deed.released', 'Your lock has ended', 'The lock on Xanadu ended.', now())`,
    [actor.id],
  );
  await query(
    `INSERT INTO mails (id, to_address, subject, text, html, transport, created_at)
     VALUES (gen_random_uuid(), $1, 'Your lock has ended', 'The lock on Xanadu ended.', '', 'preview', now())`,
    [user.email],
  );
  await query(
    `INSERT INTO mails (id, to_address, subject, text, html, transport, created_at)
     VALUES (gen_random_uuid(), 'admin@example.com', 'Ten homes in a day', $1, '', 'smtp', now())`,
    [`The account ${user.email} locked ten homes.`],
  );
  await query(
    `INSERT INTO support_cases (id, number, content_hash, topic, email, name, message, user_id, created_at)
     VALUES (gen_random_uuid(), 'ABCDEFGH', gen_random_uuid()::text, 'account', $1, 'Zerubbabel', 'Where is Xanadu?', $2, now())`,
    [user.email, actor.id],
  );
  await query(
    `INSERT INTO fraud_cases (id, number, content_hash, event_id, severity, state, county, property_address, summary, details,
       reporter_name, reporter_email, user_id, county_untold, created_at)
     VALUES (gen_random_uuid(), 'ABCD-EFGH', gen_random_uuid()::text, 'x', 'HIGH', 'TX', 'Xanadu County', 'Xanadu', 'Xanadu', 'Xanadu',
       'Zerubbabel', $1, $2, 'no_lock', now())`,
    [user.email, actor.id],
  );
  await query(
    `INSERT INTO interests (id, content_hash, topic, email, name, message, created_at, updated_at)
     VALUES (gen_random_uuid(), gen_random_uuid()::text, 'personal-data', $1, 'Zerubbabel', 'About Xanadu', now(), now())`,
    [user.email],
  );
}

/** The same for a notary: papers, an office and hours off. */
export async function buildWholeNotary(): Promise<Person> {
  const notary = await named(await createNotary());
  await giveProfile(notary.actor.id);
  await givePapers(notary.actor.id);
  await query(
    `UPDATE notary_profiles SET home_place = 'Xanadu, TX', office_address = $2, calendar_token_hash = '\\x00' WHERE user_id = $1`,
    [notary.actor.id, street],
  );
  await query(
    `INSERT INTO notary_time_off (id, notary_id, starts_at, ends_at, note)
     VALUES (gen_random_uuid(), $1, now(), now() + interval '1 day', 'in Xanadu')`,
    [notary.actor.id],
  );
  await buildEntry(notary, { signerName: 'Sancho of Xanadu' });
  await buildEntry(notary, { corrects: 1, reason: 'The name was misspelled.' });
  return notary;
}

/** The tables in which something of the person can be read, in text or as the hash of a file. */
export async function tablesWithTraces(alsoHolding: string[] = []): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM "${name}" t`);
    const holds = ({ row }: { row: string }) =>
      traces.test(row) || alsoHolding.some((text) => row.includes(text));
    if (rows.some(holds)) found.push(name);
  }
  return found.sort();
}
