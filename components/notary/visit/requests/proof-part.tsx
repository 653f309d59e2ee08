import type { Party } from '@/lib/notary/policy';
import type { RequestView } from '@/lib/notary/schema/requests';
import { FileLink } from '@/components/files/file-link';
import { buttonVariants } from '@/components/ui/button';

type ProofPartProps = { request: RequestView; party: Party | null };

/** Evidence that the visit took place, where the client chose deed protection and it is completed. */
export function ProofPart({ request: { id, logIndex, notary }, party }: ProofPartProps) {
  if (logIndex === null || party !== 'client') return null;

  return (
    <section aria-labelledby="proof">
      <h2 id="proof" className="text-2xl">
        Proof of the visit
      </h2>
      <p className="mt-3 measure text-muted-foreground">
        Entry {logIndex} of the evidence log records that this visit was completed, and when. The proof file
        checks itself in any browser, without us.
        {notary?.isDemo && ' The record says that it was the visit of a demo notary: nobody came.'}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <FileLink
          href={`/api/requests/${id}/proof?format=html`}
          className={buttonVariants({ variant: 'outline' })}
        >
          Download proof
        </FileLink>
        <FileLink href={`/api/requests/${id}/proof?format=json`} className="text-link">
          As JSON, for programs
        </FileLink>
      </div>
    </section>
  );
}
