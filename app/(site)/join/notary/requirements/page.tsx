import Link from 'next/link';
import { CredentialList } from '@/components/catalogue/notary/credential-list';
import { EquipmentGrid } from '@/components/catalogue/notary/equipment-grid';
import { FeeCaps } from '@/components/catalogue/notary/fee-caps';
import { JournalRules } from '@/components/catalogue/notary/journal-rules';
import { ClaimText } from '@/components/shell/claim';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { buttonVariants } from '@/components/ui/button';
import { earningsClaim, insuranceClaim } from '@/lib/catalogue/content/notary-requirements';
import { pageMetadata } from '@/lib/site/page-metadata';

const path = '/join/notary/requirements';

export const metadata = pageMetadata(path);

export default function NotaryRequirementsPage() {
  return (
    <SitePage
      path={path}
      title="What a GuardSign notary brings"
      lead="Five papers that have to be current, and for remote sessions a room to work in. You can open an account before you have all of them."
    >
      <PageSection id="papers" title="Papers" lead="Each is checked on its own and lapses on its own date.">
        <CredentialList />
        <p className="mt-4 measure">
          <ClaimText claim={insuranceClaim} />. States ask for a commission and often for a bond; E&O
          insurance and the background check are what clients ask for, and what we ask for.{' '}
          <Link href="/state-documents" prefetch={false} className="text-link">
            Term, fee and bond in your state
          </Link>
        </p>
      </PageSection>
      <PageSection
        id="verification"
        title="How verification works"
        lead="You enter your papers in the settings of the notary dashboard."
      >
        <ul className="measure list-disc space-y-2 pl-5">
          <li>You enter each paper with its number and expiration date, and a person checks them.</li>
          <li>
            You count as verified for an appointment when commission, bond and E&O insurance are valid on the
            day of the appointment, not only today.
          </li>
          <li>
            When a paper expires, the verification ends automatically, and no request reaches you until the
            paper is renewed.
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
          <Link href="/signup?role=notary" prefetch={false} className={buttonVariants({ size: 'lg' })}>
            Open a notary account
          </Link>
          <Link href="/notary-waitlist" prefetch={false} className="text-link">
            About the waitlist
          </Link>
        </div>
      </PageSection>
    </SitePage>
  );
}
