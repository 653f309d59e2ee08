import { GET as live } from '@/app/api/health/live/route';
import { callRoute } from '@/tests/support/http';

describe('GET /api/health/live', () => {
  it('answers that the process is alive', async () => {
    const answer = await callRoute(live);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok' });
  });
});
