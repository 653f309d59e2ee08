import { GET } from '@/app/api/clients/[userId]/activity/route';
import type { Activity } from '@/lib/notary/schema/activity';
import { createAdmin, createOwner } from '@/tests/support/actors';
import { buildPaidPayment } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildDocument } from '@/tests/support/documents';
import { writeRequest } from '@/tests/support/notary';

type Caller = { cookie: string } | null;

const listActivity = (userId: string, as: Caller) =>
  callRoute(GET, { method: 'GET', url: `/api/clients/${userId}/activity`, as, params: { userId } });

/** An event of the audit trail, so many minutes ago. */
async function happen(type: string, subjectId: string, minutesAgo: number) {
  await query(
    `INSERT INTO audit_events (id, actor_id, type, subject_id, data, created_at)
     VALUES (gen_random_uuid(), NULL, $1, $2, '{}', now() - make_interval(mins => $3))`,
    [type, subjectId, minutesAgo],
  );
}

describe('GET /api/clients/{userId}/activity', () => {
  describe('somebody who is not signed in', () => {
    it('is refused', async () => {
      const owner = await createOwner();
      const answer = await listActivity(owner.actor.id, null);
      expect(answer.status).toBe(401);
    });
  });

  describe('anybody else', () => {
    it('finds no such account, an admin neither', async () => {
      const owner = await createOwner();
      for (const other of [await createOwner(), await createAdmin()]) {
        const answer = await listActivity(owner.actor.id, other);
        expect(answer.status).toBe(404);
        expect(answer.body).toEqual({ message: 'There is no such account.', code: 'not_found' });
      }
    });
  });

  describe('the owner of the account', () => {
    it('sees nothing before anything happened', async () => {
      const owner = await createOwner();
      const answer = await listActivity(owner.actor.id, owner);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual([]);
    });

    it('sees the last eight events of their own records, newest first, each with a way there', async () => {
      const owner = await createOwner();
      const request = await writeRequest(owner);
      const document = await buildDocument(owner);
      const others = await writeRequest(await createOwner());
      await happen('request.completed', others.id, 1);
      await happen('request.assigned', request.id, 2);
      for (let minutes = 10; minutes < 20; minutes += 1) await happen('request.created', request.id, minutes);

      const answer = await listActivity(owner.actor.id, owner);
      const activity = answer.body as Activity[];

      expect(activity).toHaveLength(8);
      expect(activity.slice(0, 3)).toEqual([
        expect.objectContaining({
          kind: 'document.stored',
          subject: 'Warranty deed.pdf',
          href: `/documents/${document.id}`,
        }),
        {
          id: expect.any(String),
          at: expect.stringMatching(/Z$/),
          kind: 'request.assigned',
          subject: 'Real estate: Deed',
          href: `/requests/${request.id}`,
        },
        expect.objectContaining({ kind: 'request.created' }),
      ]);
    });

    it('reads of a demo payment that it is one', async () => {
      const owner = await createOwner();
      const { paymentId } = await buildPaidPayment(owner);
      await happen('payment.refunded', paymentId, 0);

      const { body } = await listActivity(owner.actor.id, owner);
      const payments = (body as Activity[]).filter(({ kind }) => kind.startsWith('payment.'));
      expect(payments.map(({ kind, isDemo }) => [kind, isDemo])).toEqual([
        ['payment.refunded', true],
        ['payment.succeeded', true],
      ]);
    });

    it('is told nothing of events that are not for their eyes', async () => {
      const owner = await createOwner();
      const request = await writeRequest(owner);
      await happen('request.offered', request.id, 1);
      await happen('offer.declined', request.id, 1);

      const answer = await listActivity(owner.actor.id, owner);
      expect(answer.body).toEqual([]);
    });
  });
});
