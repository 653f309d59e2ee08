import 'server-only';
import { createHash } from 'node:crypto';
import { findProvider } from '@/lib/payments/queries';
import type { Actor } from '@/lib/platform/actor';
import { env } from '@/lib/platform/env';
import { keptWork } from '@/lib/platform/kept-work';
import { takeTurns } from '@/lib/platform/turns';
import { getPublicInvoice } from '../queries/invoices';
import { invoiceName } from '../rules/names';
import type { PublicInvoice } from '../schema';
import { invoicePdf } from './draw';
import type { InvoiceFacts } from './words';

/** Some hundred invoices: each is read a few times within days, by its client and its sender. */
const keptPdf = keptWork<Buffer>({ maxBytes: 16 * 1024 * 1024, bytesOf: ({ length }) => length });
/** Drawing is a tenth of a second in which nothing else is done, a second for the first one. */
const inTurn = takeTurns({ atOnce: 1, waiting: 20 });

/**
 * An invoice as a page to print and to keep, for anyone who knows its id. The same facts make the same bytes, so they are
 * drawn once. Throws `not_found`.
 */
export async function drawInvoice(id: string, viewer: Actor | null): Promise<{ name: string; pdf: Buffer }> {
  const invoice = await getPublicInvoice(id, viewer);
  const payUrl = `${env().NEXTAUTH_URL}/pay/${id}`;
  const facts: InvoiceFacts = { invoice, payUrl, takesCards: findProvider() === 'stripe' };
  const content = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
  const pdf = await keptPdf(content, () => inTurn(() => invoicePdf(facts)));
  return { name: fileName(invoice), pdf };
}

/** Two senders may use one number, and both files may come to one folder. */
function fileName({ number, issuer }: PublicInvoice): string {
  return `${invoiceName(number, issuer.name.replace(/[\\/:*?"|]/g, ' ').trim())}.pdf`;
}
