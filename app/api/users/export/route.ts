import { drawInvoice } from '@/lib/invoices/drawing/invoice-pdf';
import { receiptPdf } from '@/lib/payments/drawing/receipt';
import { getReceipt } from '@/lib/payments/queries';
import { exportAccount } from '@/lib/personal-data/commands/export';
import { ownPasswordSchema } from '@/lib/personal-data/schema';
import { madeResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

const drawing = {
  invoice: drawInvoice,
  payment: async (id: string, actor: Parameters<typeof getReceipt>[0]) =>
    receiptPdf(await getReceipt(actor, id)),
};

/** Everything in one's own account as a ZIP; 202 when it is large, and a notice once it is ready. */
export const POST = route({
  auth: 'user',
  body: ownPasswordSchema,
  limit: limits.exportData,
  gives: ['application/zip', 'application/json'],
  otherStatus: 202,
  handler: async ({ actor, body }) => {
    const exported = await exportAccount(actor, body, drawing);
    if ('asked' in exported) return Response.json(exported.asked, { status: 202 });
    return madeResponse({ ...exported, type: 'application/zip' });
  },
});
