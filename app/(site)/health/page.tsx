import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { FactList } from '@/components/system/fact-list';
import { HealthBoard } from '@/components/system/health-board';
import { healthCalls } from '@/components/system/health-calls';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/health');

export default function HealthPage() {
  return (
    <SitePage
      path="/health"
      lead="The parts of the service, measured while you look: by your browser, and by our server where a browser has no access. Nothing here is recorded, so it says nothing about yesterday."
    >
      <PageSection id="status" title="Operational status">
        <HealthBoard />
        <noscript>
          <p className="measure">
            Scripting is off in this browser, so nothing can be measured for you. You can open these addresses
            yourself. Website, database and document store: “ok”, or what is down. Services: what works and
            what does not. Log: its newest checkpoint.
          </p>
          <ul className="mt-3 grid list-disc gap-1 pl-5">
            {Object.values(healthCalls).map((address) => (
              <li key={address}>
                <a href={address} className="font-mono text-sm text-link">
                  {address}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      </PageSection>
      <PageSection id="security" title="Security status">
        <FactList facts={securityStatus} />
      </PageSection>
    </SitePage>
  );
}

const securityStatus = [
  {
    name: 'Script policy',
    value: 'No inline script runs without a hash or a nonce.',
    link: { href: '/security-headers#content-policy', label: 'The policy, line by line' },
  },
  {
    name: 'Headers',
    value: 'Each answer carries them. One page compares the list with what your browser received.',
    link: { href: '/security-headers#received', label: 'Compare' },
  },
  {
    name: 'Evidence log',
    value: 'Its key and its newest checkpoint are public. Signatures are checked where you verify a proof.',
    link: { href: '/verify', label: 'Verify a proof' },
  },
  {
    name: 'Version',
    value: 'What is running, and from which build.',
    link: { href: '/version', label: 'See the version' },
  },
];
