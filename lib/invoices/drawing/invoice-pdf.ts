import 'server-only';
import { env } from '@/lib/platform/env';
import { getPublicInvoice } from '../queries/invoices';
import { invoicePdf } from './draw';

/** An invoice as a page to print and to keep, for anyone who knows its id. Throws `not_found`. */
export async function drawInvoice(id: string): Promise<{ name: string; pdf: Buffer }> {
  const invoice = await getPublicInvoice(id);
  const payUrl = `${env().NEXTAUTH_URL}/pay/${id}`;
  return { name: `${invoice.number}.pdf`, pdf: await invoicePdf({ invoice, payUrl }) };
}
