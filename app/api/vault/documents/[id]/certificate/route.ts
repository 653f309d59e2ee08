import { fileResponse } from '@/lib/platform/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { issueCertificate } from '@/lib/vault/commands/certificate';
import { documentIdSchema } from '@/lib/vault/schema/documents';

export const GET = route({
  auth: 'user',
  params: documentIdSchema,
  limit: limits.issueCertificate,
  handler: async ({ actor, params }) => {
    const { name, pdf } = await issueCertificate(actor, params.id);
    return fileResponse(new Uint8Array(pdf), { type: 'application/pdf', name });
  },
});
