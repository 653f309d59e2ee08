'use client';

import type { ReactNode } from 'react';
import { DocumentCard, type ShownDocument } from '@/components/vault/documents/document-card';
import { filterDocuments, readFilter } from '@/components/vault/documents/document-filter';
import { FilterBar } from '@/components/vault/documents/filter-bar';
import { LimitedList, SHOWN_AT_ONCE } from '@/components/vault/long-list';
import { useQueryParams } from '@/components/kit/query-params';
import { Button } from '@/components/ui/button';

type DocumentListProps<Doc> = {
  documents: Doc[];
  /** what is done with the list */
  action?: ReactNode;
  actions: (document: Doc) => ReactNode;
};

/** The documents that the address asks for, with the search and the filter that write it. */
export function DocumentList<Doc extends ShownDocument>({
  documents,
  action,
  actions,
}: DocumentListProps<Doc>) {
  const { params, setParams } = useQueryParams();
  const filter = readFilter(params);
  const found = filterDocuments(documents, filter);
  const limit = Math.max(SHOWN_AT_ONCE, Number(params.get('shown')) || 0);

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-[0.9375rem] text-muted-foreground">
          {found.length === 1 ? '1 document' : `${found.length} documents`}
          {found.length < documents.length && ` of ${documents.length}`}
        </p>
        {action}
      </div>
      <FilterBar filter={filter} onChange={(changes) => setParams({ ...changes, shown: '' })} />
      {found.length === 0 ? (
        <NoMatch onClear={() => setParams({ search: '', category: '' })} />
      ) : (
        <div>
          <LimitedList
            key={`${filter.category} ${filter.search}`}
            limit={limit}
            onMore={(more) => setParams({ shown: String(more) })}
            items={found}
            keyOf={({ id }) => id}
            className="grid gap-4 md:grid-cols-2 xl:grid-cols-3"
          >
            {(document) => <DocumentCard document={document}>{actions(document)}</DocumentCard>}
          </LimitedList>
        </div>
      )}
    </div>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 border-t pt-5">
      <p>No documents match this search and category.</p>
      <Button variant="outline" onClick={onClear}>
        Show all documents
      </Button>
    </div>
  );
}
