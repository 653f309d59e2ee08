import { GET as readMetrics } from '@/app/api/metrics/route';
import { callRoute } from '@/tests/support/http';

describe('GET /api/metrics without a METRICS_TOKEN', () => {
  it('is not there, whatever is shown', async () => {
    const headers = { authorization: 'Bearer ' };
    for (const call of [{}, { headers }]) {
      const answer = await callRoute(readMetrics, call);
      expect([answer.status, answer.body]).toEqual([
        404,
        { message: 'There is nothing at this address.', code: 'not_found' },
      ]);
    }
  });
});
