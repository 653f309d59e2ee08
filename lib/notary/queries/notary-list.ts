import 'server-only';
import { namedLike } from '@/lib/accounts/queries/person-search';
import { adminList, byAge } from '@/lib/platform/admin-list';
import type { NotaryFilter } from '../schema/profile';
import { notaryFields, toProfileView } from './profile';

const isUnverified = { OR: [{ notaryProfile: null }, { notaryProfile: { verifiedAt: null } }] };

/** All notaries, or those whose credentials wait to be verified, and with the words of a search in name or address. */
export const {
  list: listNotaries,
  count: countNotaries,
  csv: exportNotaries,
} = adminList({
  key: 'notaries',
  model: 'user',
  fields: notaryFields,
  orders: {
    ...byAge,
    name: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
  },
  where: ({ unverified, search }: NotaryFilter) => ({
    role: 'notary',
    AND: [...(unverified ? [isUnverified] : []), ...namedLike(search)],
  }),
  view: toProfileView,
  columns: [
    ['id', ({ userId }) => userId],
    'name',
    'email',
    'phone',
    'home',
    'states',
    ['services', ({ serviceTypes }) => serviceTypes],
    [
      'credentials',
      ({ credentials }) =>
        credentials.map(
          ({ kind, state, number, expiresOn }) => `${kind} ${state} ${number} until ${expiresOn}`,
        ),
    ],
    'verifiedAt',
  ],
});
