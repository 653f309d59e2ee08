import { route } from '@/lib/platform/route';
import { listRedactions } from '@/lib/vault/queries/redactions';

export const GET = route({ auth: 'user', handler: ({ actor }) => listRedactions(actor) });
