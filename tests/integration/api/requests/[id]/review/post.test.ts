import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/requests/[id]/review/route';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { listNotifications } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const at = '2026-11-20T15:04:05.678Z';
const stars = 'Please choose 1 to 5 stars.';

const review = (as: { cookie: string } | null, id: string, body: unknown = { rating: 4 }) =>
  callRoute(POST, { method: 'POST', url: `/api/requests/${id}/review`, params: { id }, as, body });

async function buildVisit(status = 'completed') {
  const client = await createOwner();
  const notary = await buildNotary({ ratings: [5, 5] });
  const { id } = await writeRequest(client, { notary_id: notary.user.id, status });
  return { client, notary, id };
}

async function ratingOf(notary: Person) {
  const [row] = await query<{ sum: number; count: number }>(
    'SELECT rating_sum AS sum, rating_count AS count FROM notary_profiles WHERE user_id = $1',
    [notary.user.id],
  );
  return row!;
}

afterEach(releaseClock);

describe('POST /api/requests/{id}/review, as the client', () => {
  it('keeps the review, moves the rating and tells the notary', async () => {
    holdClock(at);
    const { client, notary, id } = await buildVisit();
    const answer = await review(client, id, { rating: 4, comment: ' On time.\nKind. ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      id,
      status: 'completed',
      review: { rating: 4, comment: 'On time.\nKind.' },
      notary: { rating: 4.7 },
    });
    expect(await query('SELECT * FROM reviews')).toEqual([
      { request_id: id, rating: 4, comment: 'On time.\nKind.', created_at: new Date(at) },
    ]);
    expect(await ratingOf(notary)).toEqual({ sum: 14, count: 3 });
    expect(await listAudit(id)).toEqual([
      { type: 'request.reviewed', actor_id: client.user.id, subject_id: id, data: {} },
    ]);
    expect(await listNotifications(notary)).toEqual([
      {
        type: 'request.reviewed',
        title: 'A client has reviewed your visit',
        message: 'Real estate: Deed: 4 of 5 stars.',
      },
    ]);
  });

  it('needs no words', async () => {
    const { client, id } = await buildVisit();
    expect((await review(client, id, { rating: 1, comment: ' ' })).body).toMatchObject({
      review: { rating: 1, comment: null },
    });
  });

  it('takes one of two reviews at once, and no other one later', async () => {
    const { client, notary, id } = await buildVisit();
    const answers = await Promise.all([review(client, id), review(client, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const before = await snapshot();
    const again = await review(client, id, { rating: 1 });
    expect(again.status).toBe(409);
    expect(again.body).toEqual({ message: 'You have already reviewed this visit.', code: 'conflict' });
    expect(await snapshot()).toEqual(before);
    expect(await ratingOf(notary)).toEqual({ sum: 14, count: 3 });
    expect(await countRows('reviews')).toBe(1);
  });

  it.each(['assigned', 'in_progress', 'cancelled'])('is too early, or no use, while %s', async (status) => {
    const { client, id } = await buildVisit(status);
    const before = await snapshot();
    const answer = await review(client, id);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message: 'A visit can be reviewed only after it is completed.',
      code: 'conflict',
    });
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['no stars', {}, { rating: stars }],
    ['0 stars', { rating: 0 }, { rating: stars }],
    ['6 stars', { rating: 6 }, { rating: stars }],
    ['half a star', { rating: 4.5 }, { rating: 'Please choose whole stars.' }],
    ['stars as text', { rating: '5' }, { rating: stars }],
    [
      'an overlong comment',
      { rating: 5, comment: 'x'.repeat(1_001) },
      { comment: 'Please use at most 1,000 characters.' },
    ],
  ])('refuses %s', async (_, body, fields) => {
    const { client, id } = await buildVisit();
    const before = await snapshot();
    const answer = await review(client, id, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message: Object.values(fields)[0], code: 'validation_failed', fields });
    expect(await snapshot()).toEqual(before);
  });
});

describe('POST /api/requests/{id}/review, as somebody else', () => {
  it.each([
    ['the notary', async ({ notary }: { notary: Person }) => Promise.resolve(notary)],
    ['an admin', () => createAdmin()],
  ])('is not for %s', async (_, choose) => {
    const { notary, id } = await buildVisit();
    const as = await choose({ notary });
    const before = await snapshot();
    const answer = await review(as, id);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ message: 'Only the client can review a visit.', code: 'forbidden' });
    expect(await snapshot()).toEqual(before);
  });

  it('hides the request from anybody else', async () => {
    const { id } = await buildVisit();
    const other = await createOwner();
    const before = await snapshot();
    for (const wanted of [id, randomUUID()]) expect((await review(other, wanted)).status).toBe(404);
    expect((await review(visitor, id)).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});
