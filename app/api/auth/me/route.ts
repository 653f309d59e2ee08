import { getUser } from '@/lib/accounts/queries/users';
import { route } from '@/lib/platform/route';

export const GET = route({ auth: 'user', handler: ({ actor }) => getUser(actor, actor.id) });
