import { assertReady } from '@/lib/platform/health';
import { route } from '@/lib/platform/route';
import { assertStoreReady } from '@/lib/vault/queries/stored-objects';

export const GET = route({
  auth: 'none',
  handler: async () => {
    await assertReady();
    await assertStoreReady();
    return { status: 'ok' };
  },
});
