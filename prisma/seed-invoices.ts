import { createInvoice } from '@/lib/invoices/commands/invoices';
import { sendInvoice } from '@/lib/invoices/commands/send';
import { markPaid } from '@/lib/invoices/commands/status';
import type { CreateInvoiceInput } from '@/lib/invoices/schema';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';

const ISSUER = 'notary@demo.example';

const paid: CreateInvoiceInput = {
  clientType: 'title',
  billTo: {
    name: 'Grace Whitfield',
    email: 'closing@bluebonnet-title.example',
    company: 'Bluebonnet Title, LLC',
    address: '500 Congress Ave, Suite 1200\nAustin, TX 78701',
  },
  meta: { property: '1204 Barton Hills Dr, Austin, TX 78704' },
  items: [
    { description: 'Notary Dispatch / Trip', qty: 1, unit: 95, taxRate: 0 },
    { description: 'Printing / Scanbacks', qty: 1, unit: 25, taxRate: 0 },
  ],
};

const sent: CreateInvoiceInput = {
  ...paid,
  meta: { property: '77 Rainey St, Unit 1801, Austin, TX 78701' },
  items: [
    { description: 'Notary Dispatch / Trip', qty: 1, unit: 95, taxRate: 0 },
    { description: 'Printing, two loan packages', qty: 2, unit: 25, taxRate: 8.25 },
    { description: 'Overnight courier', qty: 1, unit: 38.4, taxRate: 0 },
  ],
};

const draft: CreateInvoiceInput = {
  clientType: 'direct',
  billTo: { name: 'Olivia Owner', email: 'owner@demo.example' },
  meta: { property: '12 Main St, Austin, TX 78701' },
  items: [{ description: 'Notary Dispatch / Trip', qty: 1, unit: 95, taxRate: 0 }],
};

/** Gives the demo notary a paid, a sent and a draft invoice, unless there is one already. */
export async function seedInvoices(): Promise<void> {
  const issuer = await db.user.findUnique({
    where: { email: ISSUER },
    select: { id: true, role: true, invoices: { select: { id: true }, take: 1 } },
  });
  if (!issuer || issuer.invoices.length > 0) return;
  const { id, role } = issuer;
  const actor: Actor = { id, role, sessionId: '', isGuarded: false };
  await markPaid(actor, (await createInvoice(actor, paid)).invoice.id);
  const { invoice: open } = await createInvoice(actor, sent);
  // Nobody reads these addresses: nothing goes to a real mail server.
  if (!env().SMTP_URL) await sendInvoice(actor, open.id);
  await createInvoice(actor, draft);
}
