import { getCheckpoint } from '@/lib/evidence/queries/log';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'none',
  cache: 'public, max-age=5',
  gives: ['text/plain'],
  handler: async () =>
    new Response(await getCheckpoint(), { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
});
