import { stripe } from '@/tests/support/with-stripe';
import { GET } from '@/app/api/health/services/route';
import { prepareQueues } from '@/lib/platform/jobs';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';

const ask = async () =>
  ((await callRoute(GET, { url: '/api/health/services' })).body as { payments: object }).payments;

beforeAll(prepareQueues);
beforeEach(() => holdClock('2026-11-27T12:00:00.000Z'));
afterEach(releaseClock);

describe('GET /api/health/services with Stripe', () => {
  it('tells whether Stripe answers, and asks it once a minute', async () => {
    expect(await ask()).toEqual({ state: 'operational' });
    stripe.fail('refuse');
    expect(await ask()).toEqual({ state: 'operational' });
    advanceClock({ ms: 60_000 });
    expect(await ask()).toEqual({ state: 'down' });
    stripe.recover();
    advanceClock({ ms: 60_000 });
    expect(await ask()).toEqual({ state: 'operational' });
    expect(stripe.requests.filter(({ path }) => path === '/v1/balance')).toHaveLength(3);
  });
});
