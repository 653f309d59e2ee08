import { userIdSchema } from '@/lib/accounts/schema/users';
import { writeJournalEntry } from '@/lib/notary/commands/journal';
import { exportJournal, listJournal } from '@/lib/notary/queries/journal';
import { journalEntrySchema, journalQuerySchema } from '@/lib/notary/schema/journal';
import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  query: journalQuerySchema,
  gives: LIST_FORMATS,
  handler: ({ actor, params, query }) =>
    answerList({
      list: (reader, asked: typeof query) => listJournal(reader, params.userId, asked),
      csv: (reader) => exportJournal(reader, params.userId),
      name: 'journal',
    })({ actor, query }),
});

export const POST = route({
  auth: 'user',
  params: userIdSchema,
  body: journalEntrySchema,
  limit: limits.writeJournal,
  status: 201,
  handler: ({ actor, params, body }) => writeJournalEntry(actor, params.userId, body),
});
