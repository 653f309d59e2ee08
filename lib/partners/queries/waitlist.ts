import 'server-only';
import { adminList, byAge } from '@/lib/platform/admin-list';
import { holding } from '@/lib/platform/list';
import type { Prisma } from '@/prisma/generated/client';
import type { WaitlistEntry, WaitlistFilter } from '../schema/waitlist';

const fields = {
  id: true,
  name: true,
  email: true,
  companyName: true,
  phone: true,
  state: true,
  experience: true,
  specializations: true,
  currentVolume: true,
  availability: true,
  motivation: true,
  requestBetaAccess: true,
  acceptedAt: true,
  confirmedAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.WaitlistEntrySelect;

/** Who is on the waitlist, of a state, with an experience, or with the words of a search. */
export const {
  list: listWaitlist,
  count: countWaitlist,
  csv: exportWaitlist,
} = adminList({
  key: 'entries',
  model: 'waitlistEntry',
  fields,
  orders: {
    ...byAge,
    name: [{ name: 'asc' }, { id: 'asc' }],
  },
  where: ({ state, experience, search }: WaitlistFilter) => ({
    state,
    experience,
    ...(search ? { OR: named(search) } : {}),
  }),
  view: toEntry,
  columns: [
    'id',
    'name',
    'email',
    'companyName',
    'phone',
    'state',
    'experience',
    'specializations',
    'currentVolume',
    'availability',
    'motivation',
    'requestBetaAccess',
    'acceptedAt',
    'createdAt',
    'updatedAt',
  ],
});

function named(search: string) {
  const holds = holding(search);
  return [{ name: holds }, { companyName: holds }, { email: holds }];
}

function toEntry({
  confirmedAt,
  ...row
}: Prisma.WaitlistEntryGetPayload<{ select: typeof fields }>): WaitlistEntry {
  return {
    ...row,
    isConfirmed: confirmedAt !== null,
    acceptedAt: row.acceptedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
