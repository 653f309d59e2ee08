import { getOwnUser } from '@/lib/accounts/queries/users';
import { route } from '@/lib/platform/route';

export const GET = route({ auth: 'user', handler: ({ actor }) => getOwnUser(actor) });
