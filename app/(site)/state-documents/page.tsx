import Link from 'next/link';
import { CompliancePanel } from '@/components/catalog/states/compliance-panel';
import { RequirementsPanel } from '@/components/catalog/states/requirements-panel';
import { StateFilters } from '@/components/catalog/states/state-filters';
import { TemplatesPanel } from '@/components/catalog/states/templates-panel';
import { TrainingPanel } from '@/components/catalog/states/training-panel';
import { SitePage } from '@/components/shell/site-page';
import { Tabs } from '@/components/shell/tabs';
import { InterestButton } from '@/components/partners/interest-button';
import { buttonVariants } from '@/components/ui/button';
import { getNotaryLaw } from '@/lib/catalog/content/notary-law';
import { states } from '@/lib/catalog/content/states';
import { formLimits } from '@/lib/catalog/content/template-limits';
import { trainingOffers } from '@/lib/catalog/content/training';
import { overviewRow } from '@/lib/catalog/rules/notary-law';
import { pageMetadata } from '@/lib/site/page-metadata';

const path = '/state-documents';
const rows = states.map((state) => overviewRow(state, getNotaryLaw(state.code)));
const actions = trainingOffers.map(({ topic, action, title }) => (
  <InterestButton key={topic} topic={topic} label={action} about={title} />
));

export const metadata = pageMetadata(path);

export default function StateDocumentsPage() {
  return (
    <SitePage
      path={path}
      title="State documents and legal requirements"
      lead="Notary law of the 50 states with dates and sources, certificates to download, and a check of our own catalog."
    >
      <p className="mt-6">
        <Link href="/" prefetch={false} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          Back to home
        </Link>
      </p>
      <StateFilters />
      <Tabs
        label="State documents"
        tabs={[
          { id: 'requirements', label: 'State Requirements', panel: <RequirementsPanel rows={rows} /> },
          { id: 'templates', label: 'Document Templates', panel: <TemplatesPanel limits={formLimits} /> },
          { id: 'compliance', label: 'Compliance Check', panel: <CompliancePanel /> },
          { id: 'training', label: 'Training Resources', panel: <TrainingPanel actions={actions} /> },
        ]}
      />
    </SitePage>
  );
}
