import { SampleAtlas } from '@/components/alerts/atlas/sample-atlas';
import { SitePage } from '@/components/shell/site-page';
import { pageMetadata } from '@/lib/site/page-metadata';

const path = '/atlas-ai';

export const metadata = pageMetadata(path);

/** `/atlas-ai` for visitors. */
export default function AtlasPage() {
  return (
    <SitePage
      path={path}
      lead="What a PDF shows by rules of ours, what recordings were compared with your properties, and your alerts over time. No AI model is connected today."
    >
      <div className="mt-10">
        <SampleAtlas />
      </div>
    </SitePage>
  );
}
