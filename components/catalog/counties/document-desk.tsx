'use client';

import { CountyDocumentRow } from '@/components/catalog/counties/county-document-row';
import { DocumentFilters } from '@/components/catalog/counties/document-filters';
import { filterDocuments, readFilter, type Place } from '@/components/catalog/counties/document-filter';
import { EmptyResult } from '@/components/catalog/counties/empty-result';
import { ProtectionInvitation } from '@/components/catalog/counties/protection-invitation';
import { useQueryParams } from '@/components/kit/query-params';
import { SampleData } from '@/components/session/sample-data';

/** The recordable documents, filtered by what the address says; all of them until a state is chosen. */
export function DocumentDesk({ places }: { places: Place[] }) {
  const { params, setParams } = useQueryParams();
  const filter = readFilter(params, places);
  const documents = filter.unknown ? [] : filterDocuments(filter);

  return (
    <div className="grid gap-8">
      <DocumentFilters places={places} filter={filter} onChange={setParams} />
      <SampleData says="Fees, hashes and codes in these rows are examples; the blank forms are real.">
        <p role="status" className="text-[0.9375rem] text-muted-foreground">
          {documents.length === 1 ? '1 document' : `${documents.length} documents`}
        </p>
        {documents.length === 0 ? (
          <EmptyResult filter={filter} onClear={setParams} />
        ) : (
          <ul className="mt-3 divide-y border-t">
            {documents.map((document) => (
              <CountyDocumentRow key={document.id} document={document} />
            ))}
          </ul>
        )}
      </SampleData>
      {!filter.place && !filter.unknown && <ProtectionInvitation />}
    </div>
  );
}
