import { getVerifierKey } from '@/lib/evidence/queries/log';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'none',
  cache: 'public, max-age=300',
  gives: ['text/plain'],
  handler: () =>
    new Response(`${getVerifierKey()}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
});
