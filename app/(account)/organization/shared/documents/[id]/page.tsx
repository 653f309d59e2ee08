import type { Metadata } from 'next';
import { SharedFrame } from '@/components/organizations/shared-frame';
import { OrganizationDocument } from '@/components/vault/page/organization-document';
import { orNotFound, readId } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { getOrganizationDocument } from '@/lib/vault/queries/organization-documents';

const { title, description } = getSitePage('/organization/shared/documents/[id]');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function SharedDocumentPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const actor = await requireActor(`/organization/shared/documents/${id}`);
  const { document, share } = await orNotFound(getOrganizationDocument(actor, readId(id)));

  return (
    <SharedFrame kind="document" share={share} name={document.name}>
      <OrganizationDocument document={document} />
    </SharedFrame>
  );
}
