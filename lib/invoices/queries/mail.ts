import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { missingInvoice, ownedBy } from './invoices';

/** The HTML of the email that brought an invoice last, or would have. Throws `not_found`, also before the first one. */
export async function getInvoiceMail(actor: Actor, id: string): Promise<string> {
  const where = { id, ...ownedBy(actor) };
  const invoice = await db.invoice.findFirst({ where, select: { mailId: true } });
  const { mailId } = invoice ?? missingInvoice();
  const mail = mailId && (await db.mail.findUnique({ where: { id: mailId }, select: { html: true } }));
  if (!mail) throw new AppError('not_found', 'This invoice has not been sent yet.');
  return mail.html;
}
