import { Article } from '@/components/layout/article';
import { SitePage } from '@/components/layout/site-page';
import { ArchitectureDiagram } from '@/components/system/architecture-diagram';
import { architecture } from '@/lib/company/content/papers';
import { pageMetadata } from '@/lib/platform/page-metadata';

export const metadata = pageMetadata('/architecture');

export default function ArchitecturePage() {
  return (
    <SitePage path="/architecture" lead={architecture.summary}>
      <ArchitectureDiagram />
      <Article paper={architecture} download="architecture" />
    </SitePage>
  );
}
