import 'server-only';
import type { Tx } from '@/lib/platform/db';

/** The people who look after this site, and how to write to them. */
export async function listAdmins(tx: Tx): Promise<{ id: string; email: string }[]> {
  return tx.user.findMany({
    where: { role: 'admin' },
    orderBy: { id: 'asc' },
    select: { id: true, email: true },
  });
}
