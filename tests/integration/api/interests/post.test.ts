import { POST } from '@/app/api/interests/route';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const interest = (overrides: Record<string, unknown> = {}) => ({
  topic: 'training-texas',
  name: 'Grace Hopper',
  email: 'grace@example.com',
  ...overrides,
});
const post = (body: unknown) => callRoute(POST, { method: 'POST', url: '/api/interests', body });

describe('POST /api/interests', () => {
  it('keeps who wants to hear about what, and an audit event without personal data', async () => {
    const answer = await post(
      interest({ topic: 'enterprise', organization: 'Navy Title', message: 'Forty lots.\nTwo builders. 🏠' }),
    );

    expect(answer.status).toBe(201);
    const { id } = answer.body as { id: string };
    expect(answer.body).toEqual({ id });
    const rows = await query('SELECT id, topic, name, email, organization, message FROM interests');
    expect(rows).toEqual([
      {
        id,
        topic: 'enterprise',
        name: 'Grace Hopper',
        email: 'grace@example.com',
        organization: 'Navy Title',
        message: 'Forty lots.\nTwo builders. 🏠',
      },
    ]);
    expect(await listAudit(id)).toEqual([
      { type: 'interest.registered', actor_id: null, subject_id: id, data: { topic: 'enterprise' } },
    ]);
  });

  it('takes the same words of the same person as one interest, and writes over nothing', async () => {
    const first = await post(interest());
    const second = await post(interest({ name: 'Rear Admiral Hopper', email: 'GRACE@example.com' }));

    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await query('SELECT name FROM interests')).toEqual([{ name: 'Grace Hopper' }]);
  });

  it('keeps two topics of one person apart, and two messages on one topic', async () => {
    await post(interest());
    await post(interest({ topic: 'training-advanced' }));
    await post(interest({ topic: 'enterprise', message: 'For lock 3.' }));
    await post(interest({ topic: 'enterprise', message: 'For lock 4.' }));

    expect(await countRows('interests')).toBe(4);
  });

  it('makes one row of a double click', async () => {
    const answers = await Promise.all([post(interest()), post(interest()), post(interest())]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await countRows('interests')).toBe(1);
  });

  it.each([
    ['topic', interest({ topic: 'something-else' })],
    ['topic', interest({ topic: 'refund' })],
    ['topic', { name: 'Grace', email: 'grace@example.com' }],
    ['name', interest({ name: '   ' })],
    ['name', interest({ name: '<b>Grace</b>' })],
    ['name', interest({ name: 'x'.repeat(201) })],
    ['email', interest({ email: 'grace' })],
    ['email', interest({ email: undefined })],
    ['organization', interest({ organization: 'x'.repeat(201) })],
    ['message', interest({ message: 'x'.repeat(4001) })],
    ['message', interest({ message: 5 })],
    ['message', interest({ message: 'a\u0000b' })],
    ['message', interest({ message: 'half a character \ud800' })],
  ])('names a bad %s and changes nothing', async (field, body) => {
    const before = await snapshot();
    const answer = await post(body);

    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await snapshot()).toEqual(before);
  });

  it('takes ten an hour from one address', async () => {
    for (let at = 0; at < 10; at += 1)
      expect((await post(interest({ email: `p${at}@example.com` }))).status).toBe(201);

    const refused = await post(interest({ email: 'one-more@example.com' }));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await countRows('interests')).toBe(10);
  });
});
