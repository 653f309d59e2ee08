import { fileResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { issueCertificate } from '@/lib/vault/commands/certificate';
import { certificateSchema, documentIdSchema } from '@/lib/vault/schema/documents';

export const GET = route({
  auth: 'user',
  params: documentIdSchema,
  query: certificateSchema,
  limit: limits.issueCertificate,
  gives: ['application/pdf'],
  handler: async ({ actor, params, query }) => {
    const { name, pdf } = await issueCertificate(actor, { ...params, ...query });
    return fileResponse(new Uint8Array(pdf), { type: 'application/pdf', name });
  },
});
