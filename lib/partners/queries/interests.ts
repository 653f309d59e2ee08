import 'server-only';
import { adminList, byAge } from '@/lib/platform/admin-list';
import type { Prisma } from '@/prisma/generated/client';
import type { InterestFilter, ListedInterest } from '../schema/interests';

const fields = {
  id: true,
  topic: true,
  email: true,
  name: true,
  organization: true,
  message: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.InterestSelect;

/** Who registered interest, in everything or in one topic. */
export const {
  list: listInterests,
  count: countInterests,
  csv: exportInterests,
} = adminList({
  key: 'interests',
  model: 'interest',
  fields,
  orders: {
    ...byAge,
    name: [{ name: 'asc' }, { id: 'asc' }],
  },
  where: ({ topic }: InterestFilter) => ({ topic }),
  view: toListedInterest,
  columns: ['id', 'topic', 'email', 'name', 'organization', 'message', 'createdAt', 'updatedAt'],
});

function toListedInterest(row: Prisma.InterestGetPayload<{ select: typeof fields }>): ListedInterest {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
