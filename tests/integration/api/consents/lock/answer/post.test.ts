import { POST as read } from '@/app/api/consents/lock/route';
import { GET as getProperty } from '@/app/api/v1/properties/[property_id]/route';
import { tokenOf } from '@/lib/platform/mailed-link';
import { expireConsents } from '@/lib/programs/commands/expire-consents';
import type { ConsentAnswer } from '@/lib/programs/schema/consents';
import type { ApiProperty } from '@/lib/programs/schema/properties';
import { createOwner, type Person } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { answerTo, askToLock, listEvents, lockCall } from '@/tests/support/partner-locks';
import { countRows, listAudit } from '@/tests/support/rows';

const at = '2026-11-20T15:04:05.678Z';

async function asked(of: object = {}) {
  const partner = await createPartner();
  const { headers } = await createApiKey(partner, { mode: 'live' });
  const owner = await createOwner();
  const { property_id: id } = (await askToLock(headers, lockCall(owner, of))).body as ApiProperty;
  return { partner, headers, owner, id };
}

const look = (id: string, as: Person | null) =>
  callRoute(read, { method: 'POST', url: '/api/consents/lock', as, body: { token: tokenOf(id) } });
const propertyOf = async (id: string, headers: Record<string, string>) =>
  (await callRoute(getProperty, { headers, params: { property_id: id } })).body as ApiProperty;

beforeEach(() => holdClock(at));
afterEach(releaseClock);

describe('POST /api/consents/lock', () => {
  it('says who asks, and who is reading', async () => {
    const { owner, id } = await asked({ lock_duration: 30 });
    const question = {
      organization: 'Lone Star Title',
      propertyAddress: '12 Main St, Austin, TX 78701',
      ownerName: 'Ada Lovelace',
      ownerEmail: owner.user.email,
      lockDays: 30,
      expiresAt: '2026-11-27T15:04:05.678Z',
    };

    expect((await look(id, null)).body).toEqual({ ...question, reader: 'visitor' });
    expect((await look(id, await createOwner())).body).toEqual({ ...question, reader: 'other_account' });
    expect((await look(id, owner)).body).toEqual({ ...question, reader: 'owner' });
  });

  it('is over after 7 days, after an answer, and for what is no link', async () => {
    const { id, owner } = await asked();
    await answerTo(id, owner, 'decline');
    expect((await look(id, null)).body).toEqual({
      code: 'gone',
      message: 'This question was answered already.',
    });
    const other = await asked({ property_address: '9 Oak Ave, Austin, TX 78701' });
    advanceClock({ days: 7 });
    expect((await look(other.id, null)).body).toEqual({
      code: 'gone',
      message: 'This link has expired. It worked for 7 days.',
    });
    expect((await callRoute(read, { method: 'POST', body: { token: 'none' } })).status).toBe(410);
  });
});

describe('POST /api/consents/lock/answer, the owner agrees', () => {
  it('makes a lock of their own, which the partner sees and cannot open', async () => {
    const { partner, headers, owner, id } = await asked({ lock_duration: 30 });
    const answer = await answerTo(id, owner);

    expect(answer.status).toBe(200);
    const { lockId } = answer.body as ConsentAnswer;
    expect(await query('SELECT * FROM deed_locks')).toMatchObject([
      {
        id: lockId,
        owner_id: owner.user.id,
        owner_name: 'Ada Lovelace',
        lock_type: 'temporary',
        reason: 'Asked for by Lone Star Title',
        status: 'due',
        expires_at: new Date('2026-12-20T15:04:05.678Z'),
        log_index: 0,
      },
    ]);
    const [leaf] = await query<{ hash: string }>(
      `SELECT encode(hash, 'hex') AS hash FROM log_nodes WHERE level = 0`,
    );
    const seen = await propertyOf(id, headers);
    expect(seen).toEqual({
      property_id: id,
      status: 'locked',
      property_address: '12 Main St, Austin, TX 78701',
      blockchain_hash: leaf!.hash,
      log_index: 0,
      last_verified: at,
      created_at: at,
      mode: 'live',
    });
    expect(await listEvents()).toEqual([
      {
        type: 'property.locked',
        mode: 'live',
        organization_id: partner.id,
        data: { property_id: id, status: 'locked', blockchain_hash: leaf!.hash, log_index: 0, mode: 'live' },
      },
    ]);
    expect((await listAudit(id)).map(({ type }) => type)).toEqual([
      'partner_lock.asked',
      'partner_lock.agreed',
    ]);
  });

  it('locks once, also when they press twice', async () => {
    const { owner, id } = await asked();
    const answers = await Promise.all([answerTo(id, owner), answerTo(id, owner)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await countRows('deed_locks')).toBe(1);
  });

  it('is told in words when they have the property locked, and can still decline', async () => {
    const { owner, id, headers } = await asked();
    await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
    const answer = await answerTo(id, owner);

    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('already protected') as string });
    expect((await propertyOf(id, headers)).status).toBe('pending_consent');
    expect((await answerTo(id, owner, 'decline')).status).toBe(200);
  });
});

describe('POST /api/consents/lock/answer, others', () => {
  it('cannot agree: a visitor, and another account', async () => {
    const { id } = await asked();
    const answers = [await answerTo(id, null), await answerTo(id, await createOwner())];

    expect(answers.map(({ status }) => status)).toEqual([401, 403]);
    expect(await countRows('deed_locks')).toBe(0);
  });

  it('cannot agree for an organization that has ended', async () => {
    const { owner, id, partner } = await asked();
    await query('UPDATE organizations SET ended_at = now() WHERE id = $1', [partner.id]);

    expect((await answerTo(id, owner)).status).toBe(410);
    expect(await countRows('deed_locks')).toBe(0);
  });

  it('can decline with the link alone, and the partner learns of it', async () => {
    const { id, headers } = await asked();

    expect((await answerTo(id, null, 'decline')).status).toBe(200);
    expect((await propertyOf(id, headers)).status).toBe('declined');
    expect(await listEvents()).toMatchObject([{ type: 'property.declined', data: { status: 'declined' } }]);
    expect((await listAudit(id)).at(-1)).toMatchObject({ type: 'partner_lock.declined', actor_id: null });
  });

  it.each(['maybe', undefined])('cannot answer %j', async (said) => {
    const { id, owner } = await asked();
    expect((await answerTo(id, owner, said ?? null)).status).toBe(422);
  });
});

describe('the job that expires questions', () => {
  it('says it once, and forgets after 90 days what came to nothing', async () => {
    const { id, headers, owner } = await asked();
    const kept = await asked({ property_address: '9 Oak Ave, Austin, TX 78701' });
    await answerTo(kept.id, kept.owner);
    advanceClock({ days: 7 });
    expect((await propertyOf(id, headers)).status).toBe('expired');

    expect(await expireConsents()).toEqual({ expired: 1, deleted: 0 });
    expect(await expireConsents()).toEqual({ expired: 0, deleted: 0 });
    expect((await propertyOf(id, headers)).status).toBe('expired');
    expect((await answerTo(id, owner)).status).toBe(410);
    const told = (await listEvents()).filter(({ type }) => type === 'property.declined');
    expect(told).toMatchObject([{ data: { property_id: id, status: 'expired' } }]);
    advanceClock({ days: 90 });
    expect(await expireConsents()).toEqual({ expired: 0, deleted: 1 });
    expect(await query('SELECT id FROM partner_locks')).toEqual([{ id: kept.id }]);
  });
});
