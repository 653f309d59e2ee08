import { CountyAlerts } from '@/components/catalog/counties/county-alerts';
import { DeedLockSystem } from '@/components/catalog/counties/deed-lock-system';
import { DocumentDesk } from '@/components/catalog/counties/document-desk';
import { RonStates } from '@/components/catalog/counties/ron-states';
import { SitePage } from '@/components/shell/site-page';
import { Tabs } from '@/components/shell/tabs';
import { countiesOf } from '@/lib/catalog/content/counties';
import { states } from '@/lib/catalog/content/states';
import { pageMetadata } from '@/lib/site/page-metadata';
import { countyPageStates } from '@/lib/samples/county-documents';

const path = '/county-documents';

export const metadata = pageMetadata(path);

export default function CountyDocumentsPage() {
  return (
    <SitePage
      path={path}
      title="County recordable documents"
      lead="Blank deeds, mortgages and estate papers with what a county recorder looks for."
    >
      <Tabs
        label="County recordable documents"
        tabs={[
          { id: 'documents', label: 'Recordable Documents', panel: <DocumentDesk places={places()} /> },
          { id: 'ron-states', label: 'RON Allowed States', panel: <RonStates /> },
          { id: 'deed-lock', label: 'Deed Lock System', panel: <DeedLockSystem /> },
          { id: 'county-alerts', label: 'County Alert System', panel: <CountyAlerts /> },
        ]}
      />
    </SitePage>
  );
}

function places() {
  return states
    .filter(({ slug }) => countyPageStates.includes(slug))
    .map(({ slug, name, fips }) => ({
      slug,
      name,
      counties: countiesOf(fips).map((county) => ({ slug: county.slug, name: county.name })),
    }));
}
