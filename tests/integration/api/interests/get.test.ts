import { GET } from '@/app/api/interests/route';
import { registerInterest } from '@/lib/partners/commands/interests';
import type { InterestInput } from '@/lib/partners/schema/interests';
import { createAdmin } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';

const buildInterest = (overrides: Partial<InterestInput> = {}) =>
  registerInterest({ topic: 'enterprise', name: 'Grace Hopper', email: 'grace@example.com', ...overrides });

afterEach(releaseClock);

describe('GET /api/interests', () => {
  it('gives an admin everything, the newest first', async () => {
    holdClock();
    const first = await buildInterest({ organization: 'Navy Title', message: 'Forty lots.' });
    advanceClock({ minutes: 1 });
    const second = await buildInterest({ topic: 'training-texas', email: 'ada@example.com' });
    const answer = await callRoute(GET, { as: await createAdmin() });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      next: null,
      interests: [
        expect.objectContaining({
          id: second.id,
          topic: 'training-texas',
          email: 'ada@example.com',
          message: null,
        }),
        expect.objectContaining({ id: first.id, organization: 'Navy Title', message: 'Forty lots.' }),
      ],
    });
  });

  it('gives an admin one topic alone', async () => {
    await buildInterest();
    const { id } = await buildInterest({ topic: 'county-pilot' });
    const answer = await callRoute(GET, {
      as: await createAdmin(),
      url: '/api/interests?topic=county-pilot',
    });

    expect(answer.body).toEqual({ next: null, interests: [expect.objectContaining({ id })] });
  });

  it('refuses a topic that does not exist', async () => {
    const answer = await callRoute(GET, { as: await createAdmin(), url: '/api/interests?topic=nothing' });

    expect(answer.status).toBe(422);
  });

  it('gives an admin a file', async () => {
    await buildInterest({ organization: 'Navy Title' });
    const { text } = await callRoute(GET, { as: await createAdmin(), url: '/api/interests?format=csv' });

    expect(text).toContain('id,topic,email,name,organization,message,createdAt,updatedAt\r\n');
    expect(text).toContain(',enterprise,grace@example.com,Grace Hopper,Navy Title,,');
  });

  it('sorts by name', async () => {
    await buildInterest({ name: 'Zoe' });
    await buildInterest({ name: 'Ada', email: 'ada@example.com' });
    const answer = await callRoute(GET, { as: await createAdmin(), url: '/api/interests?sort=name' });

    expect(answer.body).toEqual({
      next: null,
      interests: [expect.objectContaining({ name: 'Ada' }), expect.objectContaining({ name: 'Zoe' })],
    });
  });
});
