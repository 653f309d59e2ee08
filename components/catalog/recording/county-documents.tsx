'use client';

import Link from 'next/link';
import { DocumentTypeRow } from '@/components/catalog/recording/document-type-row';
import { LabeledSelect } from '@/components/kit/labeled-select';
import { useQueryParams } from '@/components/kit/query-params';
import { Alert } from '@/components/ui/alert';
import type { RecordableDocumentType } from '@/lib/catalog/rules/recordable-document';
import { inList } from '@/lib/values/list';

type CountyDocumentsProps = {
  stateName: string;
  counties: { slug: string; name: string }[];
  /** Of the whole state. */
  documents: RecordableDocumentType[];
  heading: 'h3' | 'h4';
};

/** The document types of one state, or of one of its counties; which one is in the address. */
export function CountyDocuments({ stateName, counties, documents, heading }: CountyDocumentsProps) {
  const { params } = useQueryParams();
  const wanted = params.get('county') ?? '';
  const county = counties.find(({ slug }) => slug === wanted);
  const shown = county ? documents.filter((entry) => entry.county === county.name) : documents;
  const known = [...new Set(documents.map((entry) => entry.county))];

  return (
    <div className="grid gap-5">
      {wanted && !county && (
        <Alert role="status" variant="waiting">
          <p>
            {stateName} has no county called “{wanted}”. Choose one from the list; here is what the catalog
            has for the state.
          </p>
        </Alert>
      )}
      {shown.length === 0 ? (
        <p role="status" className="measure">
          The document types of {county?.name} are not in the catalog yet. The requirements of {stateName}{' '}
          apply there as well; ask the recorder for its own.{' '}
          {known.length > 0 && (
            <>
              Of {stateName}, the catalog has {inList(known)}.
            </>
          )}
        </p>
      ) : (
        <ul className="divide-y border-y">
          {shown.map((entry) => (
            <DocumentTypeRow
              key={`${entry.county} ${entry.documentTypeCode}`}
              entry={entry}
              stateName={stateName}
              heading={heading}
            />
          ))}
        </ul>
      )}
      <p className="text-[0.9375rem]">
        <Link href="/county-documents" prefetch={false} className="text-link">
          Forms for protected properties
        </Link>
      </p>
    </div>
  );
}

type CountySelectProps = Pick<CountyDocumentsProps, 'counties'> & { none?: string };

/** Disabled as long as there is nothing to choose from. */
export function CountySelect({ counties, none = 'All counties' }: CountySelectProps) {
  const { params, setParams } = useQueryParams();
  const wanted = params.get('county') ?? '';

  return (
    <LabeledSelect
      id="recording-county"
      label="County"
      none={none}
      disabled={counties.length === 0}
      options={counties.map(({ slug, name }) => ({ value: slug, label: name }))}
      value={counties.some(({ slug }) => slug === wanted) ? wanted : ''}
      onChoose={(county) => setParams({ county })}
    />
  );
}
