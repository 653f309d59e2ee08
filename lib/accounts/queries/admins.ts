import 'server-only';
import { db } from '@/lib/platform/db';

/** Whoever looks after this site, and how to write to them. */
export async function listAdmins(): Promise<{ id: string; email: string }[]> {
  return db.user.findMany({
    where: { role: 'admin' },
    orderBy: { id: 'asc' },
    select: { id: true, email: true },
  });
}
