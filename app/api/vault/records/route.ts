import { route } from '@/lib/platform/route';
import { listRecords } from '@/lib/vault/queries/records';

export const GET = route({ auth: 'user', handler: ({ actor }) => listRecords(actor) });
