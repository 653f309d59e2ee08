import { Article } from '@/components/shell/article';
import { SitePage } from '@/components/shell/site-page';
import { ArchitectureDiagram } from '@/components/system/architecture-diagram';
import { architecture } from '@/lib/company/content/papers';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/architecture');

export default function ArchitecturePage() {
  return (
    <SitePage path="/architecture" lead={architecture.summary}>
      <ArchitectureDiagram />
      <Article paper={architecture} download="architecture" />
    </SitePage>
  );
}
