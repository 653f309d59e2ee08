import * as z from 'zod';
import { described } from '@/lib/platform/http/operation';
import { callRoute } from '@/tests/support/http';

const answer = z.object({ place: z.object({ city: z.string() }) });
const answering = (body: object) => described(() => Promise.resolve(Response.json(body)), { answer });

describe('a call in a test', () => {
  it('takes an answer that the handler says it gives', async () => {
    const body = { place: { city: 'Austin' } };

    expect((await callRoute(answering(body))).body).toEqual(body);
  });

  it.each([
    ['less', { place: {} }],
    ['more', { place: { city: 'Austin' }, note: 'secret' }],
    ['more, further in', { place: { city: 'Austin', note: 'secret' } }],
  ])('fails for one with %s than that', async (_, body) => {
    await expect(callRoute(answering(body))).rejects.toThrow();
  });
});
