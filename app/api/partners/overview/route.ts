import { listPartnersOverview } from '@/lib/partners/queries/overview';
import { route } from '@/lib/platform/route';

export const GET = route({ auth: 'user', handler: () => listPartnersOverview() });
