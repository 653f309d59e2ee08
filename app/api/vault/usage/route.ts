import { route } from '@/lib/platform/route';
import { getUsage } from '@/lib/vault/queries/documents';

export const GET = route({ auth: 'user', handler: ({ actor }) => getUsage(actor) });
