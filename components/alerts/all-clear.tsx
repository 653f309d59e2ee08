import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';
import { watched } from '@/lib/alerts/content/alert-words';

/** Where there is no alert: what we look at, and what makes us look at more. */
export function AllClear() {
  return (
    <section aria-labelledby="all-clear" className="border-y py-8">
      <h2 id="all-clear" className="text-xl">
        All Clear
      </h2>
      <p className="mt-2 text-muted-foreground">You have no alerts. This is what we look at:</p>
      <ul className="mt-3 list-disc space-y-1.5 pl-5">
        {watched.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-5">
        <Link href="/deedguard-protection" prefetch={false} className={buttonVariants()}>
          Protect a property
        </Link>
      </p>
    </section>
  );
}
