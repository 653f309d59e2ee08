import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { InvoicePage } from '@/components/invoices/page/invoice-page';
import { ShareSection } from '@/components/organizations/share-section';
import { getOwnInvoice, isBillOf } from '@/lib/invoices/queries/own-invoice';
import { invoiceIdSchema } from '@/lib/invoices/schema';
import { findOwnSharing } from '@/lib/organizations/queries/sharing';
import { now } from '@/lib/platform/clock';
import { sendsMail } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description } = getSitePage('/invoices/[id]');

export const metadata: Metadata = { title, description, robots: { index: false } };

type OwnInvoicePageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function OwnInvoicePage({ params, searchParams }: OwnInvoicePageProps) {
  const { id } = await params;
  const actor = await requireActor(`/invoices/${id}`);
  const { edit, send } = await searchParams;
  const wanted = invoiceIdSchema.safeParse({ id }).data?.id;
  if (wanted && (await isBillOf(actor, wanted))) redirect(`/pay/${wanted}`);
  const found = await orNotFound(wanted ? getOwnInvoice(actor, wanted) : missing());
  const { id: invoiceId, status, billTo, number } = found.invoice;
  const sharing = await findOwnSharing(actor, { kind: 'invoice', id: invoiceId });
  const isDraft = status === 'draft';
  return (
    <InvoicePage
      {...found}
      now={now().toISOString()}
      viewer={{ isAdmin: actor.role === 'admin', mailsGoOut: sendsMail() }}
      isEdited={edit === '1' && isDraft}
      isSending={send === '1' && isDraft && Boolean(billTo.email)}
    >
      {sharing && <ShareSection sharing={sharing} name={`Invoice ${number}`} />}
    </InvoicePage>
  );
}

async function missing(): Promise<never> {
  throw new AppError('not_found', 'Invoice not found');
}
