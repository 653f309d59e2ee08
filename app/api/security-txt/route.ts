import { now } from '@/lib/platform/clock';
import { runningAddress } from '@/lib/platform/env';
import { route } from '@/lib/platform/route';
import { securityTxt } from '@/lib/site/security-txt';

export const GET = route({
  auth: 'none',
  gives: ['text/plain'],
  cache: 'public, max-age=86400',
  handler: () =>
    new Response(securityTxt({ address: runningAddress(), now: now() }), {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    }),
});
