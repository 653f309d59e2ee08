import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { LinkEnded } from '@/components/vault/share/link-ended';
import { ShareDesk } from '@/components/vault/share/share-desk';
import { unlistedMetadata } from '@/components/shell/unlisted-metadata';
import { AppError } from '@/lib/platform/errors';
import { orNotFound } from '@/lib/platform/page';
import { getSharedDocument } from '@/lib/vault/queries/shared-document';
import { shareTokenSchema, type SharedDocument } from '@/lib/vault/schema/links';

export const metadata = unlistedMetadata('/share/[token]');

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
