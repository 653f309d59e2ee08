import { receiptPdf } from '@/lib/payments/drawing/receipt';
import { getReceipt } from '@/lib/payments/queries';
import { paymentIdSchema } from '@/lib/payments/schema';
import { fileResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: paymentIdSchema,
  limit: limits.drawReceipt,
  gives: ['application/pdf'],
  handler: async ({ actor, params }) => {
    const receipt = await getReceipt(actor, params.id);
    const pdf = new Uint8Array(await receiptPdf(receipt));
    return fileResponse(pdf, { type: 'application/pdf', name: `receipt-${params.id.slice(0, 8)}.pdf` });
  },
});
