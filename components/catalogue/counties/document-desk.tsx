'use client';

import { CountyDocumentCard } from '@/components/catalogue/counties/county-document-card';
import { DocumentFilters } from '@/components/catalogue/counties/document-filters';
import { filterDocuments, readFilter, type Place } from '@/components/catalogue/counties/document-filter';
import { EmptyResult } from '@/components/catalogue/counties/empty-result';
import { ProtectionInvitation } from '@/components/catalogue/counties/protection-invitation';
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
      {!filter.place && !filter.unknown && <ProtectionInvitation />}
      <SampleData says="Fees, hashes and codes on these cards are examples; the blank forms are real.">
        <p role="status" className="text-[0.9375rem] text-muted-foreground">
          {documents.length === 1 ? '1 document' : `${documents.length} documents`}
        </p>
        {documents.length === 0 ? (
          <EmptyResult filter={filter} onClear={setParams} />
        ) : (
          <ul className="mt-4 grid gap-5 lg:grid-cols-2">
            {documents.map((document) => (
              <CountyDocumentCard key={document.id} document={document} />
            ))}
          </ul>
        )}
      </SampleData>
    </div>
  );
}
