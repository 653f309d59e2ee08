import Link from 'next/link';
import { CredentialList } from '@/components/catalogue/notary/credential-list';
import { EquipmentGrid } from '@/components/catalogue/notary/equipment-grid';
import { FeeCaps } from '@/components/catalogue/notary/fee-caps';
import { JournalRules } from '@/components/catalogue/notary/journal-rules';
import { ClaimText } from '@/components/layout/claim';
import { PageSection } from '@/components/layout/page-section';
import { SitePage } from '@/components/layout/site-page';
import { buttonVariants } from '@/components/ui/button';
import { earningsClaim, insuranceClaim } from '@/lib/catalogue/content/notary-requirements';
import { pageMetadata } from '@/lib/platform/page-metadata';

const path = '/join/notary/requirements';

export const metadata = pageMetadata(path);

export default function NotaryRequirementsPage() {
  return (
    <SitePage
      path={path}
      title="What a GuardSign notary brings"
      lead="Five papers, each with a last day, and a room to work in. You can join the waitlist before you have all of them."
    >
      <PageSection id="papers" title="Papers" lead="Each is checked by itself, and lapses by itself.">
        <CredentialList />
        <p className="mt-4 measure">
          <ClaimText claim={insuranceClaim} />. States ask for a commission and often for a bond; E&O
          insurance and the background check are asked by clients, and by us.{' '}
          <Link href="/state-documents" prefetch={false} className="text-link">
            Term, fee and bond in your state
          </Link>
        </p>
      </PageSection>
      <PageSection
        id="verification"
        title="How verification will work"
        lead="Sending in your papers here is being built. These are its rules."
      >
        <ul className="measure list-disc space-y-2 pl-5">
          <li>You enter each paper with its number and its last day, and a person compares them.</li>
          <li>
            You count as verified for an appointment when commission, bond and E&O insurance are valid on the
            day of the appointment, not only today.
          </li>
          <li>
            On the last day of a paper the verification ends by itself. Nobody has to notice, and no request
            reaches you until the paper is renewed.
          </li>
          <li>Requests come only for the states and services that your papers cover.</li>
        </ul>
      </PageSection>
      <PageSection id="remote" title="For remote sessions">
        <EquipmentGrid />
        <p className="mt-6">
          <Link href="/compliance/ron" prefetch={false} className="text-link">
            Where remote notarization stands in your state
          </Link>
        </p>
      </PageSection>
      <PageSection id="journal" title="Your journal">
        <JournalRules />
      </PageSection>
      <PageSection
        id="earnings"
        title="What you earn"
        lead={
          <p>
            <ClaimText claim={earningsClaim} />. What you earn depends on your state, your hours and your
            travel; we promise no amount.
          </p>
        }
      >
        <FeeCaps />
      </PageSection>
      <PageSection id="start" title="Start">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link href="/notary-waitlist" prefetch={false} className={buttonVariants({ size: 'lg' })}>
            Join the waitlist
          </Link>
          <Link href="/signup?role=notary" prefetch={false} className="text-link">
            Open a notary account
          </Link>
        </div>
      </PageSection>
    </SitePage>
  );
}
