import Link from 'next/link';
import { Faq } from '@/components/shell/faq';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { ActionRow } from '@/components/products/action-row';
import { ClosingAction } from '@/components/products/closing-action';
import { SealingDiagram } from '@/components/products/sealing-diagram';
import { Standing } from '@/components/products/standing';
import { VaultDrawers } from '@/components/products/vault-drawers';
import { VaultLimits } from '@/components/products/vault-limits';
import { VAULT_PRICE, vaultComing, vaultQuestions, vaultToday } from '@/lib/vault/content/product';
import { pageMetadata } from '@/lib/site/page-metadata';

const path = '/vault';

export const metadata = pageMetadata(path);

export default function VaultPage() {
  return (
    <SitePage
      path={path}
      title="A drawer for the papers of a property"
      lead="The document vault encrypts each paper with its own key and keeps a proof of the day it came in."
    >
      <ActionRow
        className="mt-8"
        actions={[
          { href: '/document-vault', label: 'View Document Vault' },
          { href: '/verify', label: 'Verify a proof' },
          { href: '/deedguard-protection', label: 'Protect a property' },
        ]}
      />
      <Standing today={vaultToday} coming={vaultComing} comingTitle="Not for sale yet" />
      <PageSection id="categories" title="What it keeps" lead="Five folders, one for each part of a life.">
        <VaultDrawers />
      </PageSection>
      <PageSection id="encryption" title="How a document is sealed">
        <SealingDiagram />
      </PageSection>
      <PageSection
        id="limits"
        title="Limits and price"
        lead={
          <>
            <span className="font-serif font-semibold text-foreground">{VAULT_PRICE.price}</span>{' '}
            {VAULT_PRICE.unit} for the vault alone is not for sale yet. What everybody has costs nothing, and{' '}
            <Link href="/pricing" prefetch={false} className="text-link">
              a plan
            </Link>{' '}
            has more room.
          </>
        }
      >
        <VaultLimits />
      </PageSection>
      <PageSection id="questions" title="Questions">
        <Faq items={vaultQuestions} />
      </PageSection>
      <ClosingAction title="Begin with the paper that matters most">
        <ActionRow
          actions={[
            { href: '/deedguard-protection', label: 'Protect a property' },
            { href: '/security/whitepaper', label: 'Read the whitepaper' },
          ]}
        />
      </ClosingAction>
    </SitePage>
  );
}
