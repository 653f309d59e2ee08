import * as handlers from '@/app/api/[...path]/route';
import { callRoute } from '@/tests/support/http';

describe('a call that does not exist', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'answers %s with 404 as JSON',
    async (method) => {
      const answer = await callRoute(handlers[method], { method, url: '/api/nothing/here' });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such call.', code: 'not_found' });
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-request-id')).toBeTruthy();
    },
  );
});
