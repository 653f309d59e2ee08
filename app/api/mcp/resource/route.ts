import { route } from '@/lib/platform/route';
import { describeAgentAddress } from '@/lib/programs/queries/agent-address';

export const GET = route({ auth: 'none', cache: 'public, max-age=300', handler: describeAgentAddress });
