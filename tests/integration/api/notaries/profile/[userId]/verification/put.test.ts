import { randomUUID } from 'node:crypto';
import { PUT } from '@/app/api/notaries/profile/[userId]/verification/route';
import { stopListening } from '@/lib/platform/events';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { heardOf } from '@/tests/support/requests';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const put = (as: Person | null, userId: string, body: unknown = { verified: true }) =>
  callRoute(PUT, {
    method: 'PUT',
    url: `/api/notaries/profile/${userId}/verification`,
    params: { userId },
    as,
    body,
  });

/** What `buildNotary` enters. */
const compared = [
  { kind: 'insurance', state: 'US', number: 'insurance-US-1', expiresOn: '2030-12-31' },
  { kind: 'commission', state: 'TX', number: 'commission-TX-1', expiresOn: '2030-12-31' },
  { kind: 'bond', state: 'TX', number: 'bond-TX-1', expiresOn: '2030-12-31' },
];

describe('PUT /api/notaries/profile/{userId}/verification', () => {
  beforeEach(() => holdClock());
  afterEach(releaseClock);
  afterAll(stopListening);

  describe('by an admin', () => {
    it('verifies a notary whose credentials are in force, and tells them', async () => {
      const notary = await buildNotary({ isVerified: false, hasPapers: true });
      const admin = await createAdmin();
      const answer = await put(admin, notary.actor.id);

      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        userId: notary.actor.id,
        isVerified: true,
        verifiedAt: '2026-11-20T15:04:05.678Z',
        verificationLevel: 'Gold',
      });
      expect(await query('SELECT verified_at FROM notary_profiles')).toEqual([
        { verified_at: new Date('2026-11-20T15:04:05.678Z') },
      ]);
      expect(await listAudit(notary.actor.id)).toEqual([
        {
          type: 'notary.verified',
          actor_id: admin.actor.id,
          subject_id: notary.actor.id,
          data: {},
        },
      ]);
      expect(await query('SELECT user_id, type, title FROM notifications')).toEqual([
        { user_id: notary.actor.id, type: 'notary.verified', title: 'You are verified' },
      ]);
    });

    it('takes a verification back, and tells the notary', async () => {
      const notary = await buildNotary();
      const admin = await createAdmin();
      const answer = await put(admin, notary.actor.id, { verified: false });

      expect(answer.body).toMatchObject({ isVerified: false, verifiedAt: null });
      expect(await listAudit(notary.actor.id)).toEqual([
        expect.objectContaining({ type: 'notary.unverified', actor_id: admin.actor.id }),
      ]);
      expect(await query('SELECT type FROM notifications')).toEqual([{ type: 'notary.unverified' }]);
    });

    it('leaves what is so already as it is', async () => {
      const notary = await buildNotary({ hasPapers: true });
      const admin = await createAdmin();
      const before = await snapshot();

      expect((await put(admin, notary.actor.id)).body).toMatchObject({
        verifiedAt: '2026-01-01T00:00:00.000Z',
      });
      expect(await snapshot()).toEqual(before);
    });

    it('verifies once when asked twice at once', async () => {
      const notary = await buildNotary({ isVerified: false, hasPapers: true });
      const admin = await createAdmin();
      await Promise.allSettled([put(admin, notary.actor.id), put(admin, notary.actor.id)]);

      expect(await listAudit(notary.actor.id)).toHaveLength(1);
      expect(await countRows('notifications')).toBe(1);
    });

    it.each([
      [{ commissionExpiresOn: null }, 'The commission for TX is missing.'],
      [{ commissionExpiresOn: '2026-11-19' }, 'The commission for TX has lapsed.'],
      [{ bondExpiresOn: '2026-11-19' }, 'The bond for TX has lapsed.'],
      [{ bondExpiresOn: null }, 'The bond for TX is missing.'],
      [{ insuranceExpiresOn: null }, 'The errors and omissions insurance is missing.'],
      [
        { expiresOn: '2020-01-01' },
        'The commission for TX has lapsed. The bond for TX has lapsed. The errors',
      ],
    ])('refuses %j: %s', async (options, words) => {
      const notary = await buildNotary({ ...options, isVerified: false, hasPapers: true });
      const admin = await createAdmin();
      const before = await snapshot();
      const answer = await put(admin, notary.actor.id);

      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({
        code: 'validation_failed',
        fields: { verified: expect.stringContaining(words) as string },
      });
      expect(await snapshot()).toEqual(before);
    });

    it('verifies what was compared, in any order', async () => {
      const notary = await buildNotary({ isVerified: false, hasPapers: true });
      const answer = await put(await createAdmin(), notary.actor.id, {
        verified: true,
        credentials: compared,
      });

      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ isVerified: true });
    });

    it.each([
      ['other numbers', "UPDATE notary_credentials SET number = 'forged' WHERE kind = 'commission'"],
      ['other days', "UPDATE notary_credentials SET expires_on = '2031-12-31' WHERE kind = 'bond'"],
      [
        'one more',
        `INSERT INTO notary_credentials SELECT notary_id, kind, 'CA', number, expires_on FROM notary_credentials
         WHERE kind = 'commission'`,
      ],
    ])('verifies nothing when the notary has entered %s meanwhile', async (_, change) => {
      const notary = await buildNotary({ isVerified: false, hasPapers: true });
      await query(change);
      const admin = await createAdmin();
      const before = await snapshot();
      const answer = await put(admin, notary.actor.id, { verified: true, credentials: compared });

      expect(answer.status).toBe(409);
      expect(answer.body).toEqual({
        message:
          'The notary has changed the credentials since you loaded the page. Please reload it, and compare the new ones.',
        code: 'conflict',
      });
      expect(await snapshot()).toEqual(before);
    });

    it('verifies nothing without the papers', async () => {
      const notary = await buildNotary({ isVerified: false, hasPapers: true });
      await query(`UPDATE notary_credentials SET paper_object_id = NULL WHERE kind = 'bond'`);
      const answer = await put(await createAdmin(), notary.actor.id);

      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        code: 'conflict',
        message:
          'The bond for TX has no paper yet. Please ask the notary to upload it, and compare it first.',
      });
      expect(await query('SELECT verified_at FROM notary_profiles')).toEqual([{ verified_at: null }]);
    });

    it('verifies nothing when a paper is another one than was compared', async () => {
      const notary = await buildNotary({ isVerified: false, hasPapers: true });
      const answer = await put(await createAdmin(), notary.actor.id, {
        verified: true,
        credentials: compared,
        papers: [randomUUID()],
      });

      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ message: expect.stringContaining('another paper') as string });
    });

    it('is seen by the open pages of the notary', async () => {
      const notary = await buildNotary({ isVerified: false, hasPapers: true });
      const admin = await createAdmin();
      const topic = `account:${notary.actor.id}`;
      const event = await heardOf(topic, async () => {
        expect((await put(admin, notary.actor.id)).status).toBe(200);
      });
      expect(event).toEqual({ topic, kind: 'profile', id: notary.actor.id });
    });

    it('takes a credential on its last day', async () => {
      const notary = await buildNotary({ expiresOn: '2026-11-20', isVerified: false, hasPapers: true });

      expect((await put(await createAdmin(), notary.actor.id)).status).toBe(200);
    });

    it('refuses somebody who entered nothing, and makes no profile of it', async () => {
      const notary = await createNotary();
      const answer = await put(await createAdmin(), notary.actor.id);

      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({
        message: expect.stringContaining('The commission is missing.') as string,
      });
      expect(await countRows('notary_profiles')).toBe(0);
    });

    it('does not know accounts that are no notary’s', async () => {
      const admin = await createAdmin();
      for (const id of [(await createOwner()).actor.id, randomUUID(), 'me']) {
        expect((await put(admin, id)).status).toBe(404);
      }
    });

    it('asks for true or false', async () => {
      const notary = await buildNotary();
      const answer = await put(await createAdmin(), notary.actor.id, { verified: 'yes' });

      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ fields: { verified: expect.any(String) as string } });
    });
  });

  it('is closed to the notary, to owners and to visitors', async () => {
    const notary = await buildNotary({ isVerified: false, hasPapers: true });
    const owner = await createOwner();
    const before = await snapshot();

    expect((await put(notary, notary.actor.id)).status).toBe(403);
    expect((await put(owner, notary.actor.id)).status).toBe(403);
    expect((await put(visitor, notary.actor.id)).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});
