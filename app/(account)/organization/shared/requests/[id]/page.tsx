import type { Metadata } from 'next';
import { OrganizationRequest } from '@/components/notary/visit/requests/organization-request';
import { SharedFrame } from '@/components/organizations/shared-frame';
import { getOrganizationRequest } from '@/lib/notary/queries/organization-requests';
import { requestTitle } from '@/lib/notary/rules/services';
import { orNotFound, readId } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description } = getSitePage('/organization/shared/requests/[id]');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function SharedRequestPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const actor = await requireActor(`/organization/shared/requests/${id}`);
  const { request, share } = await orNotFound(getOrganizationRequest(actor, readId(id)));

  return (
    <SharedFrame kind="request" share={share} name={requestTitle(request)}>
      <OrganizationRequest request={request} />
    </SharedFrame>
  );
}
