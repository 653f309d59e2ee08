import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';

/** For a document that is gone, and for one of somebody else's: the same words, which tell nothing of either. */
export function NoSuchDocument() {
  return (
    <div className="grid justify-items-start gap-4">
      <h1>This document is not in your vault</h1>
      <p className="measure text-muted-foreground">
        It was deleted, or it belongs to another account. If somebody sent you this address, ask them for a
        share link.
      </p>
      <Link href="/document-vault" prefetch={false} className={buttonVariants()}>
        See your documents
      </Link>
    </div>
  );
}
