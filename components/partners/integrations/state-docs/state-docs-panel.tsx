'use client';

import { SampleData } from '@/components/session/sample-data';
import { FilterBar } from '@/components/partners/integrations/filter-bar';
import { LibraryDocumentCard } from '@/components/partners/integrations/state-docs/library-document-card';
import {
  filterLibrary,
  librarySelects,
  libraryStates,
} from '@/components/partners/integrations/state-docs/library-filter';
import { StateCard } from '@/components/partners/integrations/state-docs/state-card';
import { useFilter } from '@/components/partners/integrations/use-filter';
import { NoneFits } from '@/components/partners/integrations/none-fits';
import { libraryDocuments } from '@/lib/samples/integrations-state-docs';

const LIST = 'library-documents';

/** What the law says of some states, as our catalog has it, and a made-up library of their documents. */
export function StateDocsPanel() {
  const { filter, change, clear, isFiltered } = useFilter('library', librarySelects);
  const shown = filterLibrary(filter);

  function showState(code: string) {
    change({ state: code });
    document.getElementById(LIST)?.focus();
  }

  return (
    <div className="grid grid-cols-1 gap-10">
      <div>
        <h3 className="text-2xl">State Document Library</h3>
        <p className="mt-2 measure text-muted-foreground">
          What the law of a state says about its notaries, with sources, and what a library of its documents
          would hold.
        </p>
      </div>
      <section aria-labelledby="library-states" className="grid gap-4">
        <h4 id="library-states" className="text-lg leading-snug font-semibold">
          States
        </h4>
        <ul className="grid gap-5 md:grid-cols-2">
          {libraryStates.map((code) => (
            <StateCard
              key={code}
              code={code}
              documentCount={libraryDocuments.filter(({ state }) => state === code).length}
              onShow={() => showState(code)}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby={LIST} className="grid gap-4">
        <h4 id={LIST} tabIndex={-1} className="text-lg leading-snug font-semibold outline-none">
          Documents
        </h4>
        <SampleData
          label="Sample documents"
          offersAccount={false}
          says="The library is made up, and so are its files. Forms that you can use are on the pages of the states."
        >
          <FilterBar
            label="State documents"
            placeholder="deed, oath"
            selects={librarySelects}
            {...{ filter, isFiltered }}
            onChange={change}
            onClear={clear}
          />
          <p role="status" className="mt-5 text-[0.9375rem] text-muted-foreground">
            {shown.length === 1 ? '1 document' : `${shown.length} documents`}
          </p>
          {shown.length === 0 ? (
            <NoneFits noun="documents" onClear={clear} />
          ) : (
            <ul className="mt-4 grid gap-5 lg:grid-cols-2">
              {shown.map((document) => (
                <LibraryDocumentCard key={document.id} document={document} />
              ))}
            </ul>
          )}
        </SampleData>
      </section>
    </div>
  );
}
