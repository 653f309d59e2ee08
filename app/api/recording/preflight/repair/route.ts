import { networkOf } from '@/lib/platform/session/device';
import { fileResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { repairPdf } from '@/lib/preflight/commands/preflight';

export const POST = route({
  auth: 'none',
  limit: limits.repairPreflighted,
  form: {
    file: 'file',
    fields: ['state', 'county', 'documentType', 'repairs', 'requestedBy', 'returnTo'],
  },
  gives: ['application/pdf'],
  handler: async ({ form, request }) => {
    const bytes = await repairPdf(form, networkOf(request));
    return fileResponse(new Uint8Array(bytes), {
      type: 'application/pdf',
      name: 'repaired for recording.pdf',
    });
  },
});
