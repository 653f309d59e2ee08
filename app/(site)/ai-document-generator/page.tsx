import { VisitorGenerator } from '@/components/generator/visitor-generator';
import { SitePage } from '@/components/shell/site-page';
import { listSummaries } from '@/lib/generator/queries/templates';
import { pageMetadata } from '@/lib/site/page-metadata';

const path = '/ai-document-generator';

export const metadata = pageMetadata(path);

/** `/ai-document-generator` for visitors. */
export default function GeneratorPage() {
  return (
    <SitePage
      path={path}
      lead="Fill in a template, see how it compares with the rules of the state, and take it with you as PDF or DOCX. A draft for a lawyer to review: we are not a law firm."
    >
      <VisitorGenerator templates={listSummaries()} />
    </SitePage>
  );
}
