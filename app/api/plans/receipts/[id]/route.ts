import { fileResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { receiptPdf } from '@/lib/plans/drawing/receipt-pdf';
import { getDemoReceipt } from '@/lib/plans/queries/receipts';
import { planReceiptIdSchema } from '@/lib/plans/schema';

export const GET = route({
  auth: 'user',
  params: planReceiptIdSchema,
  limit: limits.drawPlanReceipt,
  gives: ['application/pdf'],
  handler: async ({ actor, params }) => {
    const receipt = await getDemoReceipt(actor, params.id);
    const name = `${receipt.number}.pdf`;
    const pdf = await receiptPdf(receipt);
    return fileResponse(new Uint8Array(pdf), { type: 'application/pdf', name, disposition: 'inline' });
  },
});
