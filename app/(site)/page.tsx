import { BottomBar } from '@/components/landing/bottom-bar';
import { ExampleProof } from '@/components/landing/example-proof';
import { LandingNav } from '@/components/landing/landing-nav';
import { ProductPanel } from '@/components/landing/product-panel';
import { ProofSection } from '@/components/landing/proof-section';
import { SignatureLine } from '@/components/landing/signature-line';
import { JsonLd } from '@/components/shell/json-ld';
import type { ListedLink } from '@/components/shell/link-list';
import { pageMetadata } from '@/lib/site/page-metadata';
import { organization } from '@/lib/site/structured-data';

export const metadata = pageMetadata('/');

const deedLinks: ListedLink[] = [
  ['/security/alerts', 'Security Alerts', 'What needs your attention in your properties and your account'],
  ['/recording/requirements', 'Recording Requirements', 'What a county asks before it records'],
  ['/ai-document-generator', 'AI Document Generator', 'Drafts for five states, checked against their rules'],
  [
    '/enroll/biometric',
    'Enroll Biometrics',
    'Ask for a fingerprint or face before a release, if you set one',
  ],
];

const signLinks: ListedLink[] = [
  ['/invoices', 'Invoice Management', 'Bill a visit, send it, see it paid'],
  ['/join/notary/requirements', 'Requirements', 'Commission, bond and insurance for notaries'],
];

export default function LandingPage() {
  return (
    <>
      <LandingNav />
      <div className="page grid items-center gap-x-16 pt-12 pb-8 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <h1 className="max-w-[17ch] text-[2.5rem] leading-[1.06] tracking-[-0.022em] sm:text-6xl">
            The paper your home depends on, kept and witnessed
          </h1>
          <p className="mt-6 measure text-lg text-muted-foreground sm:text-xl sm:leading-8">
            Two services for property papers. One holds dated evidence for a deed. The other brings a notary
            to the table, or to the screen.
          </p>
        </div>
        <ExampleProof />
      </div>
      <div className="page grid gap-5 pb-16 lg:grid-cols-2 lg:pb-24">
        <ProductPanel
          product="deedguard"
          name="DeedGuard"
          audience="For property owners"
          promise="Lock a deed once, for $99, and hold proof of what you stated on that day."
          action={{ href: '/deedguard-protection', label: 'Access DeedGuard', isMain: true }}
          links={deedLinks}
        />
        <ProductPanel
          product="guardsign"
          name="GuardSign"
          audience="For clients and notaries"
          promise="A notary at your door or on your screen. Say what and when, see the price first, and follow them on the way."
          action={{ href: '/guardsign', label: 'Open GuardSign' }}
          links={signLinks}
        >
          <SignatureLine />
        </ProductPanel>
      </div>
      <ProofSection />
      <BottomBar />
      <JsonLd data={organization()} />
    </>
  );
}
