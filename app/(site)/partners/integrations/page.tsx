import { IntegrationsDashboard } from '@/components/partners/integrations/dashboard';
import { SitePage } from '@/components/shell/site-page';
import { pageMetadata } from '@/lib/site/page-metadata';

const path = '/partners/integrations';

export const metadata = pageMetadata(path);

export default function PartnerIntegrationsPage() {
  return (
    <SitePage
      path={path}
      title="Partner integrations"
      lead="The companies that work with us, and what a connection to counties, agencies, chains and state libraries shows."
    >
      <IntegrationsDashboard />
    </SitePage>
  );
}
