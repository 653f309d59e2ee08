import { savePreferences } from '@/lib/notifications/commands/preferences';
import { getPreferences } from '@/lib/notifications/queries/preferences';
import { preferencesSchema } from '@/lib/notifications/schema/preferences';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({ auth: 'user', handler: ({ actor }) => getPreferences(actor) });

export const PUT = route({
  auth: 'user',
  limit: limits.changeAccount,
  body: preferencesSchema,
  handler: async ({ actor, body }) => {
    await savePreferences(actor, body);
    return getPreferences(actor);
  },
});
