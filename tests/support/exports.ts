import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
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

export type Unzipped = {
  names: string[];
  bytes: (name: string) => Uint8Array;
  text: (name: string) => string;
  json: <T = Record<string, unknown>>(name: string) => T;
};

/** An archive as any program opens it, which also checks its sums. */
export function unzip(bytes: Uint8Array): Unzipped {
  const files = unzipSync(new Uint8Array(bytes));
  const find = (name: string) => {
    const found = files[name];
    if (!found) throw new Error(`No ${name} among ${Object.keys(files).join(', ')}`);
    return found;
  };
  return {
    names: Object.keys(files).sort(),
    bytes: find,
    text: (name) => strFromU8(find(name)),
    json: <T>(name: string) => JSON.parse(strFromU8(find(name))) as T,
  };
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
