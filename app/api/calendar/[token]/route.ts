import { getCalendar } from '@/lib/notary/queries/calendar';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { shareTokenSchema } from '@/lib/vault/schema/links';

/** Anyone who has the address reads it: calendar programs bring no cookie. */
export const GET = route({
  auth: 'none',
  params: shareTokenSchema,
  limit: limits.readCalendar,
  gives: ['text/calendar'],
  handler: async ({ params }) =>
    new Response(await getCalendar(params.token), {
      headers: { 'content-type': 'text/calendar; charset=utf-8' },
    }),
});
