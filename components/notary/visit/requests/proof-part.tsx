import type { ReactNode } from 'react';
import type { Party } from '@/lib/notary/policy';
import { demoRecordNote } from '@/lib/notary/rules/demo';
import { isActive } from '@/lib/notary/rules/statuses';
import type { RequestView } from '@/lib/notary/schema/requests';
import { ADD_ON_NAME, ADD_ON_SAYS } from '@/lib/pricing/rules/add-on';
import { FileLink } from '@/components/files/file-link';
import { buttonVariants } from '@/components/ui/button';
import { requestUrl } from '@/lib/notary/rules/urls';

type ProofPartProps = { request: RequestView; party: Party | null };

/** What the client gets for the add-on: what it will be, and once the request is completed, the file. */
export function ProofPart({ request, party }: ProofPartProps) {
  if (party !== 'client') return null;
  if (request.logIndex !== null) return <Proof request={request} logIndex={request.logIndex} />;
  if (!request.addDeedGuard || !isActive(request.status)) return null;
  return (
    <Section>
      <p className="mt-3 measure text-muted-foreground">
        You chose it with this request, and download it here afterward. {ADD_ON_SAYS}
      </p>
    </Section>
  );
}

function Proof({ request: { id, notary, isRemote }, logIndex }: { request: RequestView; logIndex: number }) {
  return (
    <Section>
      <p className="mt-3 measure text-muted-foreground">
        Entry {logIndex} of the evidence log records that the notary completed this request, and when. The
        proof file holds the whole record and checks itself in any browser, without us. It locks no property.
        {notary && (notary.isDemo || notary.isDemoAccount) && (
          <> {demoRecordNote({ isDemo: notary.isDemo, isRemote })}</>
        )}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <FileLink
          href={`${requestUrl(id)}/proof?format=html`}
          className={buttonVariants({ variant: 'outline' })}
        >
          Download proof
        </FileLink>
        <FileLink href={`${requestUrl(id)}/proof?format=json`} className="text-link">
          As JSON, for programs
        </FileLink>
      </div>
    </Section>
  );
}

function Section({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="proof">
      <h2 id="proof" className="text-2xl">
        {ADD_ON_NAME}
      </h2>
      {children}
    </section>
  );
}
