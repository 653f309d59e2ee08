import { mailConsent } from '@/lib/programs/commands/consent-mail';
import type { ApiProperty } from '@/lib/programs/schema/properties';
import { createOwner } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { askToLock, listEvents, lockCall } from '@/tests/support/partner-locks';
import { listJobs } from '@/tests/support/requests';
import { countRows, listAudit } from '@/tests/support/rows';

const at = '2026-11-20T15:04:05.678Z';
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as string;

async function live() {
  const partner = await createPartner();
  return { partner, ...(await createApiKey(partner, { mode: 'live' })), owner: await createOwner() };
}

beforeEach(() => holdClock(at));
afterEach(releaseClock);

describe('POST /v1/properties/lock with a live key', () => {
  it('asks the owner by email, and locks nothing', async () => {
    const { partner, id: apiKeyId, headers, owner } = await live();
    const answer = await askToLock(headers, lockCall(owner, { lock_duration: 365 }));

    expect(answer.status).toBe(201);
    const { property_id } = answer.body as ApiProperty;
    expect(answer.body).toEqual({
      property_id: uuid,
      status: 'pending_consent',
      property_address: '12 Main St, Austin, TX 78701',
      blockchain_hash: null,
      log_index: null,
      last_verified: null,
      created_at: at,
      mode: 'live',
    });
    expect(await query('SELECT * FROM partner_locks')).toMatchObject([
      {
        id: property_id,
        organization_id: partner.id,
        api_key_id: apiKeyId,
        owner_name: 'Ada Lovelace',
        owner_email: owner.user.email,
        reference: 'file 7',
        lock_days: 365,
        status: 'pending_consent',
        lock_id: null,
        expires_at: new Date('2026-11-27T15:04:05.678Z'),
      },
    ]);
    expect(await countRows('deed_locks')).toBe(0);
    expect(await countRows('log_entries')).toBe(0);
    expect(await listEvents()).toEqual([]);
    expect(await listJobs('consent-mail')).toEqual([property_id]);
    expect((await listAudit(property_id)).map(({ type }) => type)).toEqual(['partner_lock.asked']);
  });

  it('mails who asks and about which property, and nothing else that was typed', async () => {
    const { headers, owner } = await live();
    const { property_id } = (await askToLock(headers, lockCall(owner))).body as ApiProperty;

    expect(await mailConsent(property_id)).toEqual({ sent: true });
    await mailConsent(property_id);
    const mails = await query<{ to_address: string; subject: string; text: string }>('SELECT * FROM mails');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to_address: owner.user.email,
      subject: 'Lone Star Title asks to have your property locked',
    });
    expect(mails[0]!.text).toContain('12 Main St, Austin, TX 78701');
    expect(mails[0]!.text).not.toContain('file 7');
  });

  it('mails no web address that somebody typed into a name or a place', async () => {
    const { headers, owner } = await live();
    await query(`UPDATE organizations SET name = 'Pay at https://pay.example/now'`);
    const address = '12 Main St, see www.pay.example, Austin, TX 78701';
    const asked = await askToLock(headers, lockCall(owner, { property_address: address }));

    await mailConsent((asked.body as ApiProperty).property_id);
    const [mail] = await query<{ subject: string; text: string; html: string }>('SELECT * FROM mails');
    expect(mail!.subject).toBe('Pay at [address left out] asks to have your property locked');
    expect(mail!.text + mail!.html).not.toContain('pay.example');
  });

  it('tells nobody whether the owner has an account, or a lock', async () => {
    const { headers, owner } = await live();
    await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
    const known = (await askToLock(headers, lockCall(owner))).body as ApiProperty;
    const unknown = (
      await askToLock(
        headers,
        lockCall('nobody@example.com', { property_address: '9 Oak Ave, Austin, TX 78701' }),
      )
    ).body as ApiProperty;

    const { property_id, property_address } = unknown;
    expect({ ...known, property_id, property_address }).toEqual(unknown);
  });

  it('asks once about a property, also in other words and at the same moment', async () => {
    const { headers, owner } = await live();
    const answers = await Promise.all([
      askToLock(headers, lockCall(owner)),
      askToLock(headers, lockCall(owner, { property_address: '12 Main Street, Austin, Texas 78701' })),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await askToLock(headers, lockCall(owner))).status).toBe(409);
    expect(await countRows('partner_locks')).toBe(1);
  });

  it('asks again once the days of the first question are over', async () => {
    const { headers, owner } = await live();
    await askToLock(headers, lockCall(owner));
    advanceClock({ days: 7 });

    expect((await askToLock(headers, lockCall(owner))).status).toBe(201);
    expect(await listEvents()).toMatchObject([{ type: 'property.declined', data: { status: 'expired' } }]);
  });

  it('lets another organization ask about the same property', async () => {
    const { headers, owner } = await live();
    const other = await createApiKey(await createPartner({ name: 'Other' }), { mode: 'live' });
    await askToLock(headers, lockCall(owner));

    expect((await askToLock(other.headers, lockCall(owner))).status).toBe(201);
  });

  it('mails one owner five times an hour at most', async () => {
    const { headers, owner } = await live();
    const of = (number: number) =>
      lockCall(owner, { property_address: `${number} Main St, Austin, TX 78701` });
    for (let number = 1; number <= 5; number += 1) await askToLock(headers, of(number));
    const refused = await askToLock(headers, of(6));

    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('not asked') as string,
    });
    expect(await countRows('partner_locks')).toBe(5);
  });
});

describe('POST /v1/properties/lock with a test key', () => {
  it('is locked at once in the sandbox, and nowhere else', async () => {
    const partner = await createPartner();
    const { headers } = await createApiKey(partner);
    const answer = await askToLock(headers, lockCall('owner@example.com'));

    expect(answer.status).toBe(201);
    const made = answer.body as ApiProperty;
    expect(made).toEqual({
      property_id: uuid,
      status: 'locked',
      property_address: '12 Main St, Austin, TX 78701',
      blockchain_hash: hash,
      log_index: null,
      last_verified: at,
      created_at: at,
      mode: 'test',
    });
    for (const table of ['partner_locks', 'deed_locks', 'log_entries', 'mailed_links', 'notifications']) {
      expect(await countRows(table)).toBe(0);
    }
    expect(await listJobs('consent-mail')).toEqual([]);
    const { property_id, blockchain_hash } = made;
    expect(await listEvents()).toEqual([
      {
        type: 'property.locked',
        mode: 'test',
        organization_id: partner.id,
        data: { property_id, status: 'locked', blockchain_hash, log_index: null, mode: 'test' },
      },
    ]);
  });
});

describe.each(['live', 'test'] as const)('POST /v1/properties/lock, wrong, with a %s key', (mode) => {
  const verification = { owner_name: 'Ada Lovelace', owner_email: 'owner@example.com' };

  it.each([
    [{ property_address: '' }, 'property_address'],
    [{ property_address: 'somewhere' }, 'property_address'],
    [{ property_address: '12 Main St, Austin, CA 78701' }, 'property_address'],
    [{ property_address: 7 }, 'property_address'],
    [{ owner_verification: undefined }, 'owner_verification'],
    [{ owner_verification: 'ver_8f2c' }, 'owner_verification'],
    [{ owner_verification: { ...verification, owner_email: 'none' } }, 'owner_verification.owner_email'],
    [{ owner_verification: { ...verification, owner_name: '<b>' } }, 'owner_verification.owner_name'],
    [{ owner_verification: { ...verification, reference: '' } }, 'owner_verification.reference'],
    [{ lock_duration: 0 }, 'lock_duration'],
    [{ lock_duration: 3651 }, 'lock_duration'],
    [{ lock_duration: 1.5 }, 'lock_duration'],
    [{ lock_duration: '30' }, 'lock_duration'],
    [{ lock_duration: undefined }, 'lock_duration'],
  ])('says what is wrong with %j', async (wrong, field) => {
    const { headers } = await createApiKey(await createPartner(), { mode });
    const answer = await askToLock(headers, lockCall('owner@example.com', wrong));

    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await countRows('partner_locks')).toBe(0);
    expect(await countRows('sandbox_objects')).toBe(0);
  });

  it('refuses a field that it does not know, and what is no JSON', async () => {
    const { headers } = await createApiKey(await createPartner(), { mode });

    expect((await askToLock(headers, lockCall('a@example.com', { lockType: 'x' }))).status).toBe(422);
    expect((await askToLock({ ...headers, 'content-type': 'application/json' }, undefined)).status).toBe(400);
  });

  it('wants the scope properties:write', async () => {
    const { headers } = await createApiKey(await createPartner(), { mode, scopes: ['properties:read'] });

    expect((await askToLock(headers, lockCall('a@example.com'))).status).toBe(403);
  });
});
