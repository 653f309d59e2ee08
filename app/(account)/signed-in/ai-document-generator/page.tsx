import { OwnGenerator } from '@/components/generator/own-generator';
import { PageHeader } from '@/components/shell/page-header';
import { canWordAnswers, listSummaries } from '@/lib/generator/queries/templates';
import { requireActor } from '@/lib/platform/session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { getSitePage } from '@/lib/site/site';

const path = '/ai-document-generator';
const { title } = getSitePage(path);

/** `/ai-document-generator` for whoever is signed in: what they generated, too. */
export const metadata = pageMetadata(path);

export default async function OwnGeneratorPage() {
  const actor = await requireActor(path);

  return (
    <div data-product="deedguard" className="page">
      <PageHeader title={title}>
        <p>Fill in a template, see how it compares with the rules of the state, and take it with you.</p>
      </PageHeader>
      <OwnGenerator templates={listSummaries()} hasModel={canWordAnswers()} userId={actor.id} />
    </div>
  );
}
