import { createHash } from 'node:crypto';
import { drawInvoice } from '@/lib/invoices/drawing/invoice-pdf';
import { receiptPdf } from '@/lib/payments/drawing/receipt';
import { getReceipt } from '@/lib/payments/queries';
import type { makeExport } from '@/lib/personal-data/commands/export-job';
import { POST } from '@/app/api/users/export/route';
import { testPassword } from './environment';
import { callRoute, type Answer } from './http';

/** As the worker has it. */
export const drawing: Parameters<typeof makeExport>[1] = {
  invoice: drawInvoice,
  payment: async (id, actor) => receiptPdf(await getReceipt(actor, id)),
};

export function exportOf(as: { cookie: string } | null, password: unknown = testPassword): Promise<Answer> {
  return callRoute(POST, { method: 'POST', url: '/api/users/export', as, body: { password } });
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
