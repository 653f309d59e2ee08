import type { Metadata } from 'next';
import { ShareSection } from '@/components/organizations/share-section';
import { DocumentPage } from '@/components/vault/page/document-page';
import { findOwnSharing } from '@/lib/organizations/queries/sharing';
import type { Actor } from '@/lib/platform/actor';
import { AppError } from '@/lib/platform/errors';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { getDocument } from '@/lib/vault/queries/documents';
import { documentIdSchema } from '@/lib/vault/schema/documents';

const { title, description } = getSitePage('/documents/[id]');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function OneDocumentPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const actor = await requireActor(`/documents/${id}`);
  const [document, sharing] = await orNotFound(readDocument(actor, id));

  return (
    <div data-product="deedguard" className="page">
      <DocumentPage initial={document} />
      {sharing && (
        <div className="mt-10 max-w-4xl">
          <ShareSection sharing={sharing} name={document.name} />
        </div>
      )}
    </div>
  );
}

async function readDocument(actor: Actor, wanted: string) {
  const { data } = documentIdSchema.safeParse({ id: wanted });
  if (!data) throw new AppError('not_found', 'There is no such document.');
  return Promise.all([getDocument(actor, data.id), findOwnSharing(actor, { kind: 'document', id: data.id })]);
}
