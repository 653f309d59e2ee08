import { LocalTime } from '@/components/kit/local-time';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { FactList } from '@/components/system/fact-list';
import { TwoColumnTable } from '@/components/system/two-column-table';
import { securityFeatures } from '@/lib/company/content/security-features';
import { buildInfo } from '@/lib/site/build-info';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/version');

export default function VersionPage() {
  const { version, environment, builtAt, commit, components } = buildInfo();
  const built = builtAt ? <LocalTime value={builtAt} /> : 'not recorded';

  return (
    <SitePage path="/version" lead="What is running, as recorded by the build that made this page.">
      <PageSection id="build" title="This build">
        <FactList
          facts={[
            { name: 'Platform', value: 'DeedGuard and GuardSign' },
            { name: 'Version', value: <code className="font-mono text-sm">{version}</code> },
            { name: 'Environment', value: environment },
            { name: 'Build time', value: built },
            {
              name: 'Commit',
              value: commit ? <code className="font-mono text-sm break-all">{commit}</code> : 'not recorded',
            },
            { name: 'Last updated', value: built },
          ]}
        />
      </PageSection>
      <PageSection
        id="components"
        title="Components"
        lead="The parts that carry the product, with the versions that were installed when it was built."
      >
        <TwoColumnTable
          caption="Components and their versions"
          head={['Component', 'Version']}
          rows={components.map(({ name, role, version: installed }) => ({
            key: name,
            name: (
              <>
                {name} <span className="block font-normal text-muted-foreground">{role}</span>
              </>
            ),
            content: <code className="font-mono text-sm">{installed ?? 'not recorded'}</code>,
          }))}
        />
      </PageSection>
      <PageSection
        id="security"
        title="Security features"
        lead="What is in force in this version. This list leaves out what is still being built."
      >
        <FactList
          facts={securityFeatures.map(({ name, says, href }) => ({
            name,
            value: says,
            link: { href, label: 'How it works' },
          }))}
        />
      </PageSection>
    </SitePage>
  );
}
