import Link from 'next/link';
import { notFound } from 'next/navigation';
import { AskRecorder } from '@/components/catalog/recording/ask-recorder';
import { CountyDocuments, CountySelect } from '@/components/catalog/recording/county-documents';
import { CountyNames } from '@/components/catalog/recording/county-names';
import { FoldedCounties } from '@/components/catalog/recording/folded-counties';
import { RequirementList } from '@/components/catalog/recording/requirement-list';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { buttonVariants } from '@/components/ui/button';
import { countiesOf, countyNoun } from '@/lib/catalog/content/counties';
import type { StateRecording } from '@/lib/catalog/content/recording/requirement';
import { findRecording } from '@/lib/catalog/content/recording/states';
import { findStateBySlug, states } from '@/lib/catalog/content/states';
import type { UsState } from '@/lib/catalog/schema';
import { pageMetadata } from '@/lib/site/page-metadata';

const tablePath = '/recording/requirements';

type StatePageProps = { params: Promise<{ state: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return states.map(({ slug }) => ({ state: slug }));
}

export async function generateMetadata({ params }: StatePageProps) {
  const state = await stateOf(params);
  return pageMetadata(tablePath, {
    path: `${tablePath}/${state.slug}`,
    title: titleOf(state),
    description: leadOf(state),
  });
}

export default async function StateRequirementsPage({ params }: StatePageProps) {
  const state = await stateOf(params);
  const counties = countiesOf(state.fips);
  const recording = findRecording(state.code);

  return (
    <SitePage
      path={tablePath}
      subPage={{ path: `${tablePath}/${state.slug}`, name: state.name }}
      title={titleOf(state)}
      lead={leadOf(state)}
    >
      {recording ? (
        <Cataloged state={state} recording={recording} />
      ) : (
        <PageSection id="ask" title="What to ask the recorder">
          <AskRecorder state={state} />
        </PageSection>
      )}
      <PageSection
        id="counties"
        title={`All ${counties.length} ${countyNoun(state.code)} of ${state.name}`}
        lead="With the FIPS code of each, as in the 2020 census."
      >
        <FoldedCounties summary={`Show the ${counties.length} ${countyNoun(state.code)}`}>
          <CountyNames counties={counties} />
        </FoldedCounties>
      </PageSection>
    </SitePage>
  );
}

function Cataloged({ state, recording }: { state: UsState; recording: StateRecording }) {
  const counties = countiesOf(state.fips).map(({ slug, name }) => ({ slug, name }));

  return (
    <>
      <PageSection id="requirements" title="Requirements">
        <RequirementList requirements={recording.requirements} />
        <p className="mt-5">
          <Link
            href={`/recording/preflight?state=${state.code}`}
            prefetch={false}
            className={buttonVariants({ variant: 'outline' })}
          >
            Will the county take it? Check a PDF
          </Link>
        </p>
      </PageSection>
      <PageSection id="documents" title="Recordable document types">
        <div className="mb-6 needs-script sm:max-w-xs">
          <CountySelect counties={counties} />
        </div>
        <CountyDocuments
          stateName={state.name}
          counties={counties}
          documents={recording.documents}
          heading="h3"
        />
      </PageSection>
    </>
  );
}

async function stateOf(params: StatePageProps['params']): Promise<UsState> {
  const { state: slug } = await params;
  return findStateBySlug(slug) ?? notFound();
}

function titleOf({ name }: UsState) {
  return `${name} recording requirements`;
}

function leadOf({ code, name, fips }: UsState) {
  const all = `all ${countiesOf(fips).length} ${countyNoun(code)}`;
  return findRecording(code)
    ? `Page size, margins, type, tax, notary and fees for recording a document in ${name}, with sources, and ${all} by name.`
    : `Where a document is recorded in ${name}, what to ask the recorder, and ${all} by name.`;
}
