import { drawInvoice } from '@/lib/invoices/drawing/invoice-pdf';
import { invoiceIdSchema } from '@/lib/invoices/schema';
import { fileResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'optional',
  limit: limits.drawInvoice,
  params: invoiceIdSchema,
  gives: ['application/pdf'],
  handler: async ({ actor, params }) => {
    const { name, pdf } = await drawInvoice(params.id, actor);
    return fileResponse(new Uint8Array(pdf), { type: 'application/pdf', name, disposition: 'inline' });
  },
});
