import { countForBell } from '@/lib/notifications/queries/notifications';
import { route } from '@/lib/platform/route';

/** How many are unread: for the bell. */
export const GET = route({ auth: 'user', handler: ({ actor }) => countForBell(actor) });
