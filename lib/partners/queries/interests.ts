import 'server-only';
import { db } from '@/lib/platform/db';
import type { InterestTopic } from '../schema/interests';

const MOST = 500;

/** The newest registrations of interest, at most 500: for admins alone. */
export async function listInterests({ topic }: { topic?: InterestTopic }) {
  return db.interest.findMany({
    where: { topic },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MOST,
    select: {
      id: true,
      topic: true,
      email: true,
      name: true,
      organization: true,
      message: true,
      createdAt: true,
      updatedAt: true,
    },
  });
}
