import { getGuards } from '@/lib/accounts/queries/guards';
import { route } from '@/lib/platform/route';

export const GET = route({ auth: 'user', handler: ({ actor }) => getGuards(actor) });
