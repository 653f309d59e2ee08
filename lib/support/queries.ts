import 'server-only';
import { adminList, byAge } from '@/lib/platform/admin-list';
import { supportTopicLabel } from './rules/topics';
import type { SupportCaseFilter, SupportCaseItem } from './schema';

/** What was written to us. */
export const {
  list: listCases,
  count: countCases,
  csv: exportCases,
} = adminList({
  key: 'cases',
  model: 'supportCase',
  fields: {
    id: true,
    number: true,
    topic: true,
    name: true,
    email: true,
    message: true,
    createdAt: true,
    closedAt: true,
    user: { select: { email: true } },
    document: { select: { name: true } },
  },
  orders: { ...byAge, name: [{ name: 'asc' }, { id: 'asc' }] },
  where: ({ topic, status }: SupportCaseFilter) => ({
    topic,
    closedAt: status && (status === 'open' ? null : { not: null }),
  }),
  view: ({ user, document, createdAt, closedAt, ...row }): SupportCaseItem => ({
    ...row,
    isFromAccount: user?.email.toLowerCase() === row.email.toLowerCase(),
    documentName: document?.name ?? null,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }),
  columns: [
    'id',
    'number',
    ['about', ({ topic }) => supportTopicLabel(topic)],
    'name',
    'email',
    ['fromAccount', ({ isFromAccount }) => isFromAccount],
    'message',
    ['document', ({ documentName }) => documentName],
    'createdAt',
    'closedAt',
  ],
});
