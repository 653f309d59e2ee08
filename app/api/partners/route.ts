import { listRecentApplicants } from '@/lib/partners/queries/applications';
import { route } from '@/lib/platform/route';

export const GET = route({ auth: 'optional', handler: ({ actor }) => listRecentApplicants(actor) });
