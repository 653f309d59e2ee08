import Link from 'next/link';
import { CredentialList } from '@/components/catalog/notary/credential-list';
import { EquipmentGrid } from '@/components/catalog/notary/equipment-grid';
import { FeeCaps } from '@/components/catalog/notary/fee-caps';
import { JournalRules } from '@/components/catalog/notary/journal-rules';
import { EarlierReading } from '@/components/shell/earlier-reading';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { buttonVariants } from '@/components/ui/button';
import { quotedEarnings, quotedInsurance } from '@/lib/catalog/content/notary-requirements';
import { pageMetadata } from '@/lib/site/page-metadata';

const path = '/join/notary/requirements';

export const metadata = pageMetadata(path);

export default function NotaryRequirementsPage() {
  return (
    <SitePage
      path={path}
      title="What a GuardSign notary brings"
      lead="Papers that have to be current, three of them entered here, and for remote sessions a room to work in. You can open an account before you have all of them."
    >
      <PageSection
        id="papers"
        title="Papers"
        lead="They run out on different days. Commission, bond and E&O insurance are entered here and decide which requests reach you."
      >
        <CredentialList />
        <p className="mt-4 measure">
          States ask for a commission and often for a bond; E&O insurance is what we ask for. The identity
          document and the background check are what clients ask for; we do not collect them.{' '}
          <Link href="/state-documents" prefetch={false} className="text-link">
            Term, fee and bond in your state
          </Link>
        </p>
        <EarlierReading quotes={[quotedInsurance]} className="mt-3">
          We ask for insurance that is in force. There is no minimum amount.
        </EarlierReading>
      </PageSection>
      <PageSection
        id="verification"
        title="How verification works"
        lead="You enter your papers in the settings of the notary dashboard."
      >
        <ul className="measure list-disc space-y-2 pl-5">
          <li>
            You enter commission, bond and insurance, each with its number and expiration date, and upload the
            paper of each. A person compares them. You are not verified while a paper is missing.
          </li>
          <li>
            You count as verified for an appointment when commission, bond and E&O insurance are valid on the
            day of the appointment, not only today.
          </li>
          <li>
            When a paper expires, you no longer count as verified for what needs it, and no such request
            reaches you until the renewed one has been compared.
          </li>
          <li>
            Visits are offered to you only where your commission is in force, remote sessions only with a
            commission of a state that allows them, and both only for services that you chose.
          </li>
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
          <>
            <p>What you earn depends on your state, your hours and your travel. We promise no amount.</p>
            <EarlierReading quotes={[quotedEarnings]}>Nobody has measured that.</EarlierReading>
          </>
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
