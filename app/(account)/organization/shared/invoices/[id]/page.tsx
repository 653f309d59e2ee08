import type { Metadata } from 'next';
import { OrganizationInvoice } from '@/components/invoices/page/organization-invoice';
import { SharedFrame } from '@/components/organizations/shared-frame';
import { getOrganizationInvoice } from '@/lib/invoices/queries/organization-invoices';
import { orNotFound, readId } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description } = getSitePage('/organization/shared/invoices/[id]');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function SharedInvoicePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const actor = await requireActor(`/organization/shared/invoices/${id}`);
  const { invoice, share } = await orNotFound(getOrganizationInvoice(actor, readId(id)));

  return (
    <SharedFrame kind="invoice" share={share} name={`Invoice ${invoice.number}`}>
      <OrganizationInvoice invoice={invoice} />
    </SharedFrame>
  );
}
