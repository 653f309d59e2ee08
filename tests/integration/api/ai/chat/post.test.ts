import { POST } from '@/app/api/ai/chat/route';
import { callRoute } from '@/tests/support/http';

describe('POST /api/ai/chat without a model', () => {
  it('is 503, and the browser answers from what is written', async () => {
    const answer = await callRoute(POST, {
      method: 'POST',
      url: '/api/ai/chat',
      body: { message: 'Pricing?' },
    });
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'unavailable' });
  });
});
