import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';

/** For a document that is not written yet. */
export function GeneratorLink() {
  return (
    <Link href="/ai-document-generator" prefetch={false} className={buttonVariants({ variant: 'outline' })}>
      Generate a document
    </Link>
  );
}
