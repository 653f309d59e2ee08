'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { CountyDocuments, CountySelect } from '@/components/catalog/recording/county-documents';
import { LabeledSelect } from '@/components/kit/labeled-select';
import { useQueryParams } from '@/components/kit/query-params';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import type { RecordableDocumentType } from '@/lib/catalog/rules/recordable-document';
import { inList } from '@/lib/values/list';

type NamedPlace = { slug: string; name: string };

/** A state that is in the catalog, with its list of requirements as the server wrote it. */
type CatalogedState = NamedPlace & {
  counties: NamedPlace[];
  documents: RecordableDocumentType[];
  requirements: ReactNode;
};

type RequirementsDeskProps = { states: NamedPlace[]; cataloged: CatalogedState[] };

/** One state, then one county, both in the address. */
export function RequirementsDesk({ states, cataloged }: RequirementsDeskProps) {
  const { params, setParams } = useQueryParams();
  const wanted = params.get('state') ?? '';
  const state = states.find(({ slug }) => slug === wanted);
  const entry = cataloged.find(({ slug }) => slug === wanted);

  return (
    <div className="grid gap-8">
      <div className="grid needs-script gap-4 sm:max-w-2xl sm:grid-cols-2">
        <LabeledSelect
          id="recording-state"
          label="State"
          none="Choose a state"
          options={states.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={state?.slug ?? ''}
          onChoose={(slug) => setParams({ state: slug, county: '' })}
        />
        <CountySelect counties={entry?.counties ?? []} none={countyPrompt(state, entry)} />
      </div>
      {wanted && !state && (
        <Alert role="status" variant="waiting">
          <p>There is no state called “{wanted}”. Choose one from the list, or from the names below.</p>
        </Alert>
      )}
      {!wanted && (
        <p className="measure text-muted-foreground">
          Choose a state to see what its recorders ask of a document. The catalog covers{' '}
          {inList(cataloged.map(({ name }) => name))} so far.
        </p>
      )}
      {state && !entry && <NotInCatalog {...state} />}
      {entry && <Chosen {...entry} />}
    </div>
  );
}

function countyPrompt(state: NamedPlace | undefined, entry: CatalogedState | undefined) {
  if (!state) return 'Choose a state first';
  return entry ? 'All counties' : `See the ${state.name} page`;
}

function NotInCatalog({ slug, name }: NamedPlace) {
  return (
    <Alert role="status">
      <p>
        The requirements of {name} are not in the catalog yet. Its page names all its counties and says what
        to ask the recorder.
      </p>
      <p className="mt-2">
        <Link
          href={`/recording/requirements/${slug}`}
          prefetch={false}
          className={buttonVariants({ variant: 'outline' })}
        >
          Recording in {name}
        </Link>
      </p>
    </Alert>
  );
}

function Chosen({ slug, name, counties, documents, requirements }: CatalogedState) {
  return (
    <>
      <section aria-labelledby="state-requirements">
        <h3 id="state-requirements" className="mb-4 text-2xl">
          What {name} asks
        </h3>
        {requirements}
        <p className="mt-4">
          <Link href={`/recording/requirements/${slug}`} prefetch={false} className="text-link">
            {name} recording requirements, with all {counties.length} counties
          </Link>
        </p>
      </section>
      <section aria-labelledby="state-documents">
        <h3 id="state-documents" className="mb-4 text-2xl">
          Recordable document types
        </h3>
        <CountyDocuments stateName={name} counties={counties} documents={documents} heading="h4" />
      </section>
    </>
  );
}
