import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ActList } from '@/components/catalog/states/act-list';
import { NotRead } from '@/components/catalog/states/not-read';
import { RequirementList } from '@/components/catalog/states/requirement-list';
import { StateFacts } from '@/components/catalog/states/state-facts';
import { StateNeighbors } from '@/components/catalog/states/state-neighbors';
import { StateRemote } from '@/components/catalog/states/state-remote';
import { TemplateList } from '@/components/catalog/states/template-list';
import { TrainingOfState } from '@/components/catalog/states/training-of-state';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { InterestButton } from '@/components/partners/interest-button';
import { getNotaryLaw } from '@/lib/catalog/content/notary-law';
import { listStateActs } from '@/lib/catalog/content/state-acts';
import { findStateReading, guideName } from '@/lib/catalog/content/state-readings';
import { listStateRequirements } from '@/lib/catalog/content/state-requirements';
import { findStateBySlug, states } from '@/lib/catalog/content/states';
import { formLimits } from '@/lib/catalog/content/template-limits';
import { findTrainingOffer } from '@/lib/catalog/content/training';
import { lawSummary } from '@/lib/catalog/rules/notary-law';
import { pageMetadata } from '@/lib/site/page-metadata';

type Props = { params: Promise<{ state: string }> };

const path = '/state-documents';

export const dynamicParams = false;

export function generateStaticParams() {
  return states.map(({ slug }) => ({ state: slug }));
}

export async function generateMetadata({ params }: Props) {
  const state = await stateOf(params);
  return pageMetadata(path, {
    path: `${path}/${state.slug}`,
    title: titleOf(state.name),
    description: lawSummary(state.name, getNotaryLaw(state.code)),
  });
}

export default async function StatePage({ params }: Props) {
  const state = await stateOf(params);
  const { code, name, slug } = state;
  const law = getNotaryLaw(code);
  const reading = findStateReading(code);
  const requirements = listStateRequirements(code);
  const acts = listStateActs(code);
  const offer = findTrainingOffer(code);

  return (
    <SitePage
      path={path}
      subPage={{ path: `${path}/${slug}`, name }}
      title={titleOf(name)}
      lead={lawSummary(name, law)}
    >
      <PageSection
        id="law"
        title="What the law says"
        lead={
          reading
            ? `Each fact has its date and its source. Next to it is the ${guideName.toLowerCase()}, as it was given.`
            : 'Each fact has its date and its source. Anything we have not read in a source is shown as unknown.'
        }
      >
        <StateFacts law={law} reading={reading} />
      </PageSection>
      <PageSection id="requirements" title={`What ${name} asks of a notary`}>
        {requirements.length > 0 ? (
          <RequirementList requirements={requirements} />
        ) : (
          <NotRead what="requirement" stateName={name} />
        )}
      </PageSection>
      <PageSection id="acts" title="Authorized acts">
        {acts.length > 0 ? <ActList acts={acts} /> : <NotRead what="authorized act" stateName={name} />}
      </PageSection>
      <PageSection id="templates" title="Document templates">
        <TemplateList limits={formLimits} state={state} />
      </PageSection>
      <PageSection id="remote" title={`Remote online notarization in ${name}`}>
        <StateRemote state={state} law={law} />
      </PageSection>
      <PageSection id="training" title="Training">
        <TrainingOfState
          state={state}
          action={offer && <InterestButton topic={offer.topic} label={offer.action} about={offer.title} />}
        />
      </PageSection>
      <PageSection id="recording" title={`Recording a document in ${name}`}>
        <p className="measure">
          A notarized deed still has to meet the rules of the county that records it: paper size, margins,
          fees and forms.{' '}
          <Link href="/recording/requirements" prefetch={false} className="text-link">
            See what recorders ask
          </Link>
        </p>
      </PageSection>
      <StateNeighbors state={state} />
    </SitePage>
  );
}

function titleOf(name: string) {
  return `${name} notary law and documents`;
}

async function stateOf(params: Props['params']) {
  const { state: slug } = await params;
  return findStateBySlug(slug) ?? notFound();
}
