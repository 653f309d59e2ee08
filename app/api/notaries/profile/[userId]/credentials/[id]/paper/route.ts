import { openPaper, storePaper } from '@/lib/notary/commands/papers';
import { credentialIdSchema } from '@/lib/notary/schema/profile';
import { downloadResponse } from '@/lib/platform/download';
import { openForm } from '@/lib/platform/multipart';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  params: credentialIdSchema,
  limit: limits.uploadDocument,
  status: 201,
  handler: ({ actor, params, request }) =>
    storePaper(actor, params, openForm(request, { file: 'file', fields: [] })),
});

export const GET = route({
  auth: 'user',
  fresh: true,
  params: credentialIdSchema,
  limit: limits.downloadDocument,
  handler: async ({ actor, params }) =>
    downloadResponse({ ...(await openPaper(actor, params)), disposition: 'inline' }),
});
