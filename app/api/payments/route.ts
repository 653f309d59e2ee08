import { listPayments } from '@/lib/payments/queries';
import { route } from '@/lib/platform/route';

export const GET = route({ auth: 'user', handler: ({ actor }) => listPayments(actor) });
