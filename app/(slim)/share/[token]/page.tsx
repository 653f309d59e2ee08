import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { LinkEnded } from '@/components/vault/share/link-ended';
import { ShareDesk } from '@/components/vault/share/share-desk';
import { AppError } from '@/lib/platform/errors';
import { orNotFound } from '@/lib/platform/page';
import { getSitePage } from '@/lib/site/site';
import { getSharedDocument } from '@/lib/vault/queries/shared-document';
import { shareTokenSchema, type SharedDocument } from '@/lib/vault/schema/links';

const { title, description } = getSitePage('/share/[token]');

/** It is named and described, but not for search engines. */
export const metadata: Metadata = { title, description, robots: { index: false, follow: true } };

type SharePageProps = { params: Promise<{ token: string }> };

export default async function SharePage({ params }: SharePageProps) {
  await connection();
  const parsed = shareTokenSchema.safeParse(await params);
  if (!parsed.success) notFound();
  const shared = await orNotFound(orNull(getSharedDocument(parsed.data.token)));

  return (
    <div data-product="deedguard">
      {shared ? <ShareDesk token={parsed.data.token} shared={shared} /> : <LinkEnded />}
    </div>
  );
}

/** A link that has expired has its own page. */
function orNull(found: Promise<SharedDocument>): Promise<SharedDocument | null> {
  return found.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'gone') return null;
    throw error;
  });
}
