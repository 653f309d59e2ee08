import { hasDatabaseRoom } from '@/lib/platform/database/database-room';
import { assertReady } from '@/lib/platform/telemetry/health';
import { route } from '@/lib/platform/route';
import { assertStoreReady } from '@/lib/vault/queries/stored-objects';

export const GET = route({
  auth: 'none',
  handler: async () => {
    await assertReady();
    await assertStoreReady();
    // Still ready: what is there can be read, and no other server has more room.
    return { status: (await hasDatabaseRoom()) ? 'ok' : 'full' };
  },
});
