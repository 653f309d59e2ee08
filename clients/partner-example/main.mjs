/** What a partner builds: see README.md. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DeedGuard } from 'deedguard';
import { signIn } from './sign-in.mjs';
import { receiveWebhooks } from './webhooks.mjs';

const { DEEDGUARD_URL: site, DEEDGUARD_KEY: key, CLIENT_ID: clientId, WEBHOOK_SECRET: secret } = process.env;
if (!site || !key || !clientId || !secret) {
  console.error('Please set DEEDGUARD_URL, DEEDGUARD_KEY, CLIENT_ID and WEBHOOK_SECRET, as README.md says.');
  process.exit(2);
}
const say = (line) => console.log(line);
const DAY_MS = 86_400_000;

const webhooks = await receiveWebhooks({ port: Number(process.env.WEBHOOK_PORT ?? 4000), secret });
try {
  await actForSomebody();
  await actInTestMode(new DeedGuard({ key, baseUrl: site }));
  say('Done.');
} finally {
  webhooks.stop();
}

/** With the token of whoever agreed. */
async function actForSomebody() {
  const { tokens, giveBack } = await signIn({ site, clientId, say });
  say(`Signed in, with the scopes ${tokens.scope}.`);
  const theirs = new DeedGuard({ key: tokens.access_token, baseUrl: site });
  const { data } = await theirs.listProperties({ limit: 5 });
  say(`They have ${data.length} properties here.`);
  await giveBack();
  const refused = await theirs.listProperties().catch((error) => error);
  say(`The token was given back; now it is answered with ${refused.status} ${refused.code}.`);
}

async function actInTestMode(deedguard) {
  const property = await lockTwice(deedguard);
  const locked = await webhooks.wait('property.locked', (data) => data.property_id === property.property_id);
  say(`Webhook ${locked.type} for ${locked.data.property_id}, its signature is right.`);
  const booking = await deedguard.createBooking({
    service_type: 'mobile',
    documents: ['grant deed'],
    preferred_time: new Date(Date.now() + 3 * DAY_MS).toISOString(),
    location: '500 Congress Ave, Austin, TX 78701',
  });
  say(`Booked a notary as ${booking.booking_id} for ${booking.price.total} dollars.`);
  const created = await webhooks.wait('request.created', (data) => data.booking_id === booking.booking_id);
  say(`Webhook ${created.type} for ${created.data.booking_id}, its signature is right.`);
  await list(deedguard);
}

/** As after a connection that broke: the second call does nothing and has the same answer. */
async function lockTwice(deedguard) {
  const ask = {
    property_address: '12 Oak Street, Austin, TX 78701',
    owner_verification: { owner_name: 'Ada Lovelace', owner_email: 'ada@example.com' },
    lock_duration: 365,
  };
  const idempotencyKey = randomUUID();
  const property = await deedguard.lockProperty(ask, { idempotencyKey });
  say(`Locked ${property.property_id}, which is ${property.status}.`);
  const again = await deedguard.lockProperty(ask, { idempotencyKey });
  const isSame = isDeepStrictEqual(again, property);
  say(`Asked again with the same key: ${isSame ? 'the same answer' : 'ANOTHER ANSWER'}.`);
  if (!isSame) process.exitCode = 1;
  await deedguard.lockProperty({ ...ask, property_address: '14 Oak Street, Austin, TX 78701' });
  return property;
}

async function list(deedguard) {
  let cursor;
  let pages = 0;
  const ids = new Set();
  do {
    const page = await deedguard.listProperties({ limit: 1, ...(cursor && { cursor }) });
    for (const { property_id } of page.data) ids.add(property_id);
    pages += 1;
    cursor = page.next_cursor;
  } while (cursor);
  say(`Listed ${ids.size} properties on ${pages} pages.`);
}
