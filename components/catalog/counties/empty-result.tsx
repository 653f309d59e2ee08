import Link from 'next/link';
import type { DocumentFilter } from '@/components/catalog/counties/document-filter';
import { Button } from '@/components/ui/button';
import { countyDocumentTypes } from '@/lib/samples/county-documents';
import { inList } from '@/lib/values/list';

type EmptyResultProps = {
  filter: DocumentFilter;
  onClear: (changes: Record<string, string>) => void;
};

const everything = { state: '', county: '', type: '', search: '' };

export function EmptyResult({ filter, onClear }: EmptyResultProps) {
  const { place, unknown } = filter;
  const requirements = place ? `/recording/requirements/${place.slug}` : '/recording/requirements';

  return (
    <div className="mt-4 grid justify-items-start gap-4 border-t pt-5">
      <p className="measure">{unknown || `No sample documents match ${described(filter)}.`}</p>
      <p className="measure text-muted-foreground">
        What a recorder asks of any document is in the{' '}
        <Link href={requirements} prefetch={false} className="text-link">
          recording requirements{place ? ` of ${place.name}` : ''}
        </Link>
        .
      </p>
      <Button variant="outline" onClick={() => onClear(everything)}>
        Clear all filters
      </Button>
    </div>
  );
}

/** `the county of Kern, Lien Release and “trust”` */
function described({ place, county, type, search }: DocumentFilter): string {
  const typeName = Object.entries(countyDocumentTypes).find(([key]) => key === type)?.[1];
  const parts = [
    county ? `the county of ${county.name}` : place?.name,
    typeName,
    search.trim() ? `“${search.trim()}”` : undefined,
  ].filter((part) => part !== undefined);
  return inList(parts);
}
