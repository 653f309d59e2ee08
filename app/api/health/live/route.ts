import { route } from '@/lib/platform/route';

export const GET = route({ auth: 'none', handler: () => ({ status: 'ok' }) });
