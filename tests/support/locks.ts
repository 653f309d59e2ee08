import { releaseDeed } from '@/lib/deeds/commands/release';
import type { LockedDeedReceipt } from '@/lib/deeds/schema';
import type { Person } from './actors';
import { query } from './database';

export function releaseLock(owner: Person, lock: LockedDeedReceipt) {
  return releaseDeed(owner.actor, { id: lock.id, unlockCode: lock.unlockCode });
}

export type LockState = {
  status: string;
  paid_at: Date | null;
  released_at: Date | null;
  release_reason: string | null;
};

export async function readLock(id: string): Promise<LockState> {
  const [row] = await query<LockState>(
    'SELECT status::text, paid_at, released_at, release_reason::text FROM deed_locks WHERE id = $1',
    [id],
  );
  return row!;
}
