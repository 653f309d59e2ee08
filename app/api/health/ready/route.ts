import { assertReady } from '@/lib/platform/health';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'none',
  handler: async () => {
    await assertReady();
    return { status: 'ok' };
  },
});
