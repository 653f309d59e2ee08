'use client';

import Link from 'next/link';
import { isUnderWay } from '@/components/notary/request-links';
import { Preparing } from '@/components/files/preparing';
import { useAction } from '@/components/kit/use-action';
import { saveFile } from '@/components/kit/save-file';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Party } from '@/lib/notary/policy';
import { requestUrl } from '@/lib/notary/rules/urls';
import type { RequestView } from '@/lib/notary/schema/requests';

type DocumentPartProps = { request: RequestView; party: Party | null };

/** The attached document: for both parties while the visit is ahead, and the client's own in the vault afterward. */
export function DocumentPart({ request, party }: DocumentPartProps) {
  const { id, documentId, documentName } = request;
  const isOpen = isUnderWay(request);
  if (!documentId || !party || (party === 'notary' && !isOpen)) return null;

  return (
    <section aria-labelledby="document">
      <h2 id="document" className="text-2xl">
        Document
      </h2>
      <p className="mt-3 wrap-anywhere">{documentName}</p>
      {isOpen ? (
        <Download url={`${requestUrl(id)}/document`} />
      ) : (
        <Link href="/document-vault" prefetch={false} className="mt-2 inline-block text-link">
          It is in your document vault
        </Link>
      )}
    </section>
  );
}

function Download({ url }: { url: string }) {
  const { act, isPending, problem, dialog } = useAction(() => saveFile(url));

  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <Button variant="outline" aria-disabled={isPending} onClick={() => void act()}>
        <Preparing isPreparing={isPending}>Download document</Preparing>
      </Button>
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      {dialog}
    </div>
  );
}
