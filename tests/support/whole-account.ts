import { randomUUID } from 'node:crypto';
import { createNotary, createOwner, type Person } from './actors';
import { buildLock, buildPaidPayment } from './builders';
import { query } from './database';
import { buildDocumentHash } from './document-hashes';
import { buildDocument, insertLink, insertRedaction } from './documents';
import { giveCodes, guardWithPin, confirm } from './guards';
import { buildSentInvoice } from './invoices';
import { releaseLock } from './locks';
import { writeMessage } from './messages';
import { givePapers, giveProfile, writeRequest } from './notary';
import { endPlan, givePlan } from './plans';

/** Words that stand nowhere else: whoever finds one has found something of the person. */
export const traces = /xanadu|zerubbabel|quixote/i;

const street = '77 Xanadu Ln, Austin, TX 78701';
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
  await releaseLock(owner, lock);
  const document = await buildDocument(owner, { name: 'Deed of Xanadu.pdf' });
  await insertRedaction(document);
  await insertLink(document.id, { expiresAt: new Date(Date.now() + 60_000) });
  await buildDocumentHash(owner, { documentName: 'Plan of Xanadu', metadata: 'drawn by Zerubbabel' });
  const requestId = await writeCompletedVisit({ owner, notary });
  const invoiceId = await billPaid({ owner, notary, requestId });
  await givePlan(owner);
  await endPlan(owner);
  await writeWords(owner);
  await guardWithPin(owner);
  await confirm(owner);
  await giveCodes(owner);
  return { owner, notary, lock, document, requestId, invoiceId };
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
