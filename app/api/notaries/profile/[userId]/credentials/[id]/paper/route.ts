import { openPaper, storePaper } from '@/lib/notary/commands/papers';
import { credentialIdSchema } from '@/lib/notary/schema/profile';
import { downloadResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  params: credentialIdSchema,
  limit: limits.uploadDocument,
  status: 201,
  form: { file: 'file', fields: [] },
  handler: ({ actor, params, form }) => storePaper(actor, params, form),
});

export const GET = route({
  auth: 'user',
  fresh: true,
  params: credentialIdSchema,
  limit: limits.downloadDocument,
  gives: ['*/*'],
  handler: async ({ actor, params }) =>
    downloadResponse({ ...(await openPaper(actor, params)), disposition: 'inline' }),
});
