import type { Metadata } from 'next';
import { ClientDashboard } from '@/components/notary/client/dashboard/client-dashboard';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { getDocument } from '@/lib/vault/queries/documents';
import { documentIdSchema } from '@/lib/vault/schema/documents';
import { readDashboard } from './read-dashboard';

const { title, description, path } = getSitePage('/dashboard/client');

export const metadata: Metadata = { title, description, robots: { index: false } };

type ClientDashboardPageProps = {
  searchParams: Promise<{ request?: string | string[]; document?: string | string[] }>;
};

/** `?request=new` opens the form of a request, `&document={id}` attaches a document of the vault to it. */
export default async function ClientDashboardPage({ searchParams }: ClientDashboardPageProps) {
  const { request, document } = await searchParams;
  const isNew = request === 'new';
  const documentId = isNew ? documentIdSchema.safeParse({ id: document }).data?.id : undefined;
  const asked = new URLSearchParams({
    ...(isNew && { request: 'new' }),
    ...(documentId && { document: documentId }),
  });
  const actor = await requireActor(isNew ? `${path}?${asked}` : path);
  const [dashboard, attached] = await Promise.all([
    readDashboard(actor, actor.id),
    documentId ? orNotFound(getDocument(actor, documentId)) : undefined,
  ]);
  return (
    <ClientDashboard
      {...dashboard}
      startsWithRequest={isNew}
      attached={attached && { id: attached.id, name: attached.name, size: attached.size }}
    />
  );
}
