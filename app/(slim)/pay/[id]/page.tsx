import type { Metadata } from 'next';
import { cache } from 'react';
import { notFound } from 'next/navigation';
import * as z from 'zod';
import { InvoiceSheet } from '@/components/invoices/pay/invoice-sheet';
import { PayPanel } from '@/components/invoices/pay/pay-panel';
import { StatusBadge } from '@/components/invoices/status-badge';
import { ShareSection } from '@/components/organizations/share-section';
import { getPublicInvoice } from '@/lib/invoices/queries/invoices';
import { isBillOf } from '@/lib/invoices/queries/own-invoice';
import { invoiceName } from '@/lib/invoices/rules/names';
import { invoiceIdSchema, type PublicInvoice } from '@/lib/invoices/schema';
import { findOwnSharing } from '@/lib/organizations/queries/sharing';
import { findProvider } from '@/lib/payments/queries';
import { AppError } from '@/lib/platform/errors';
import { findActor } from '@/lib/platform/session';

/** What the checkout adds to the address that it returns to. */
const querySchema = z.object({
  status: z.enum(['success', 'cancel']).optional().catch(undefined),
  demo: z.enum(['1', 'true']).optional().catch(undefined),
});

type PayPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: PayPageProps): Promise<Metadata> {
  const invoice = await findInvoice((await params).id);
  const title = invoice ? `Invoice ${invoiceName(invoice.number, invoice.issuer.name)}` : 'Invoice not found';
  return { title, robots: { index: false, follow: false } };
}

export default async function PayPage({ params, searchParams }: PayPageProps) {
  const invoice = (await findInvoice((await params).id)) ?? notFound();
  const { status, demo } = querySchema.parse(await searchParams);
  const sharing = await findBillSharing(invoice.id);

  return (
    <div data-product="guardsign" className="page py-8 sm:py-14 print:py-0">
      <header>
        <p className="eyebrow">Invoice from {invoice.issuer.name}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-4xl tracking-[-0.018em] tabular-nums sm:text-5xl">{invoice.number}</h1>
          <StatusBadge status={invoice.status} />
        </div>
      </header>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div className="min-w-0 lg:order-last print:mb-6">
          <PayPanel invoice={invoice} hint={{ status, isDemo: Boolean(demo) }} provider={findProvider()} />
        </div>
        <InvoiceSheet invoice={invoice} />
      </div>
      {sharing && (
        <div className="mt-10 max-w-4xl">
          <ShareSection sharing={sharing} name={`Invoice ${invoice.number}`} />
        </div>
      )}
    </div>
  );
}

/** For the client whose visit it bills, where they are a member of an organization. */
async function findBillSharing(id: string) {
  const actor = await findActor();
  if (!actor || !(await isBillOf(actor, id))) return null;
  return findOwnSharing(actor, { kind: 'invoice', id });
}

/** Read once for the title and the page. */
const findInvoice = cache(async (wanted: string): Promise<PublicInvoice | null> => {
  const { data } = invoiceIdSchema.safeParse({ id: wanted });
  if (!data) return null;
  return getPublicInvoice(data.id, await findActor()).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
});
