import { randomUUID } from 'node:crypto';
import { createNotary, createOwner, signInAgain, type Person } from '../actors';
import { writePlanReceipt } from '../billing';
import { buildBooking } from '../bookings';
import { buildLock } from '../builders';
import { query } from '../database';
import { buildDocument } from '../documents';
import { guardWithPasskey, confirm } from '../guards';
import { buildInvoice } from '../invoices';
import { createApp } from '../oauth';
import { createGrant } from '../oauth-grants';
import { createApiKey, createPartner, inviteTo, addMember } from '../organizations';
import { share } from '../sharing';
import { pdfFile } from '../files';
import { verifyFile } from '../verifications';
import { buildEndpoint, happen } from '../webhooks';
import { agreedLock } from '../partner-locks';
import { buildWholeAccount, buildWholeNotary } from '../whole-account';
import { writeOffer, buildRequest } from '../requests';
import { callAs, type Caller } from './call';

/** Whose a thing is, and the places of an address that name it. */
export type Thing = { of: Caller; params: Record<string, string> };

const idOf = async (sql: string, ...values: string[]): Promise<string> => {
  const [row] = await query<{ id: string }>(sql, values);
  if (!row) throw new Error(`There is none: ${sql}`);
  return row.id;
};

/** Somebody of each kind who has nothing to do with the things. */
export async function buildStrangers(): Promise<Record<string, Caller>> {
  const notary = await buildStrangeNotary();
  const partner = await createPartner({ name: 'Strange Title' });
  const key = await createApiKey(partner, { mode: 'live' });
  const testKey = await createApiKey(partner);
  return {
    visitor: {},
    'another owner': { as: await createOwner() },
    'another notary': { as: notary },
    'another organization': { as: partner.owner },
    'a key of another organization': { headers: key.headers },
    'a test key of another organization': { headers: testKey.headers },
  };
}

async function buildStrangeNotary(): Promise<Person> {
  const notary = await createNotary();
  await query(
    `INSERT INTO notary_profiles (user_id, is_available, states, service_types, home_place, home_lat, home_lng, verified_at, created_at)
     VALUES ($1, true, '{TX}', '{real-estate}', 'Austin, TX 78701', 30.2713, -97.7426, now(), now())`,
    [notary.actor.id],
  );
  return notary;
}

/** Something of each kind that an address can name. */
export async function buildThings(): Promise<Record<string, Thing>> {
  return { ...(await thingsOfOwner()), ...(await thingsOfNotary()), ...(await thingsOfOrganization()) };
}

async function thingsOfOwner(): Promise<Record<string, Thing>> {
  const { owner, notary, lock, document, requestId, invoiceId } = await buildWholeAccount();
  const { passkey } = await guardWithPasskey(owner);
  await confirm(owner);
  const [userId, of] = [owner.actor.id, { as: owner }];
  const one = (table: string, column = 'user_id') =>
    idOf(`SELECT id FROM ${table} WHERE ${column} = $1 LIMIT 1`, userId);
  const ofDocument = (table: string) =>
    idOf(`SELECT id FROM ${table} WHERE document_id = $1 LIMIT 1`, document.id);
  const named = (id: string): Thing => ({ of, params: { id } });
  const active = await buildLock(owner);
  const travelling = await buildRequest(owner);
  return {
    account: { of, params: { userId } },
    generated: { of, params: { userId, id: await one('generated_documents', 'owner_id') } },
    alert: named(await one('alerts')),
    'ended lock': named(lock.id),
    lock: named(active.id),
    hash: named(await one('document_hashes')),
    'fraud case': { of, params: { caseId: 'ABCD-EFGH' } },
    bill: named(invoiceId),
    'issued invoice': { of: { as: notary }, params: { id: invoiceId } },
    notice: named(await one('notifications')),
    browser: named(await one('push_subscriptions')),
    payment: named(await one('payments')),
    'plan receipt': named(await writeDemoReceipt(owner)),
    announcement: {
      of,
      params: { id: lock.id, announcementId: await idOf('SELECT id FROM announcements LIMIT 1') },
    },
    'past visit': named(requestId),
    'work of a notary': { of: { as: notary }, params: { id: requestId } },
    request: named(travelling.id),
    passkey: named(passkey.id),
    export: named(await writeExport(userId)),
    session: named((await signInAgain(owner)).actor.sessionId),
    document: named(document.id),
    link: { of, params: { id: document.id, lid: await ofDocument('share_links') } },
    redaction: { of, params: { id: document.id, rid: await ofDocument('redactions') } },
    watch: named(await one('watches')),
  };
}

async function thingsOfNotary(): Promise<Record<string, Thing>> {
  const notary = await buildWholeNotary();
  const client = await createOwner();
  const userId = notary.actor.id;
  const of = { as: notary };
  const request = await buildRequest(client);
  const { id: draft } = await buildInvoice(notary);
  const paper = await idOf('SELECT id FROM notary_credentials WHERE notary_id = $1 LIMIT 1', userId);
  const timeOff = await idOf('SELECT id FROM notary_time_off WHERE notary_id = $1', userId);
  return {
    notary: { of, params: { userId } },
    paper: { of, params: { userId, id: paper } },
    'time off': { of, params: { userId, id: timeOff } },
    offer: { of, params: { id: await writeOffer(request.id, notary) } },
    draft: { of, params: { id: draft } },
  };
}

async function thingsOfOrganization(): Promise<Record<string, Thing>> {
  const organization = await createPartner();
  const [member, client] = [await createOwner(), await createOwner()];
  await addMember(organization, member);
  const key = await createApiKey(organization, { mode: 'live' });
  const testKey = await createApiKey(organization);
  const app = await createApp(organization);
  const webhook = await buildEndpoint(organization);
  await happen(organization);
  const invitation = await inviteTo(organization, { user: { ...client.user, email: 'asked@example.com' } });
  const own = await buildDocument(organization.owner);
  const shared = { kind: 'document', id: (await buildDocument(organization.owner)).id };
  const property = await buildLock(organization.owner);
  await share(organization.owner, { kind: 'document', id: shared.id });
  await share(organization.owner, { kind: 'property', id: property.id });
  const partnerLock = await agreedLock(key.headers, client);
  const verified = await verifyFile(key, await pdfFile('Verified'));
  const booking = await buildBooking(key);
  const sandboxed = await buildBooking(testKey);
  const of = { as: organization.owner };
  const ofKey = { headers: key.headers };
  const deliveryId = await idOf('SELECT id FROM webhook_deliveries WHERE endpoint_id = $1', webhook);
  const grantee = await createOwner();
  return {
    grant: { of: { as: grantee }, params: { id: await createGrant(app, grantee) } },
    app: { of, params: { id: app.id } },
    invitation: { of, params: { id: invitation.id } },
    key: { of, params: { id: key.id } },
    member: { of, params: { id: member.actor.id } },
    webhook: { of, params: { id: webhook } },
    delivery: { of, params: { id: webhook, deliveryId } },
    'thing to share': { of, params: { kind: 'document', id: own.id } },
    'shared thing': { of, params: shared },
    'shared document': { of: { as: member }, params: { id: shared.id } },
    'shared property': { of: { as: member }, params: { id: property.id } },
    booking: { of: ofKey, params: { booking_id: booking.booking_id } },
    'test booking': { of: { headers: testKey.headers }, params: { booking_id: sandboxed.booking_id } },
    verification: {
      of: ofKey,
      params: { verification_id: (verified.body as { verification_id: string }).verification_id },
    },
    report: { of: ofKey, params: { case_id: await reportOf(key, partnerLock.id) } },
    'lock with access': { of: { as: client }, params: { id: partnerLock.lockId } },
    'partner’s property': { of: ofKey, params: { property_id: partnerLock.id } },
  };
}

async function reportOf({ headers }: Caller, propertyId: string): Promise<string> {
  const body = { property_id: propertyId, alert_type: 'other', confidence: 0.5 };
  const answer = await callAs('POST /v1/fraud/report', { headers }, { body });
  return (JSON.parse(answer.text) as { case_id: string }).case_id;
}

async function writeDemoReceipt(owner: Person): Promise<string> {
  const id = await writePlanReceipt(owner, { paidAt: '2026-01-05T15:00:00Z' });
  await query('UPDATE plan_receipts SET receipt_url = NULL WHERE id = $1', [id]);
  return id;
}

/** As its row alone: there are no bytes to open. */
async function writeExport(userId: string): Promise<string> {
  const id = randomUUID();
  await query(
    `WITH object AS (INSERT INTO stored_objects (id, state, created_at) VALUES ($1, 'kept', now()) RETURNING id)
     INSERT INTO data_exports (id, user_id, status, object_id, size_bytes, created_at, expires_at)
     SELECT id, $2, 'ready', id, 1, now(), now() + interval '1 day' FROM object`,
    [id, userId],
  );
  return id;
}
