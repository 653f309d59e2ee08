import { exportNotaries, listNotaries } from '@/lib/notary/queries/notary-list';
import { listNotariesSchema } from '@/lib/notary/schema/profile';
import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: listNotariesSchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listNotaries, csv: exportNotaries, name: 'notaries' }),
});
