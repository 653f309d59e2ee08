import { listLockedDeeds } from '@/lib/deeds/queries';
import { route } from '@/lib/platform/route';

export const GET = route({ auth: 'user', handler: ({ actor }) => listLockedDeeds(actor) });
