import Link from 'next/link';
import { ListFilter } from '@/components/kit/list-filter';
import { LocalTime } from '@/components/kit/local-time';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { ScanChecks } from '@/components/files/scan-checks';
import { ScanPending } from '@/components/files/scan-pending';
import type { ScanDesk } from '@/lib/vault/queries/document-scan';
import { missingParts, type ScanCheck } from '@/lib/vault/schema/scans';
import { inList } from '@/lib/values/list';

/** What our rules saw in one of the actor's PDFs: the one that was chosen, or the newest. */
export function OwnAnalysis({ desk: { documents, chosen }, path }: { desk: ScanDesk; path: string }) {
  return (
    <>
      <p className="measure text-muted-foreground">
        Our rules check each PDF that you upload, on our own server. No AI model does.
      </p>
      {chosen ? (
        <>
          <ListFilter
            path={path}
            part="#analysis"
            label="Choose a PDF"
            values={{ document: chosen.id }}
            choices={[{ name: 'document', label: 'PDF', options: optionsOf(documents, chosen) }]}
            clearLabel="Show the newest"
          />
          <Result chosen={chosen} />
        </>
      ) : (
        <p className="mt-5 border-y py-8 text-muted-foreground">
          You have not uploaded a PDF yet.{' '}
          <Link href="/document-vault#upload" prefetch={false} className="text-link">
            Upload a document
          </Link>
        </p>
      )}
    </>
  );
}

type Chosen = NonNullable<ScanDesk['chosen']>;

/** An old one that the list does not go back to is chosen by its address. */
function optionsOf(documents: ScanDesk['documents'], { id, documentName }: Chosen) {
  const isListed = documents.some((document) => document.id === id);
  const all = isListed ? documents : [...documents, { id, name: documentName }];
  return all.map((document) => ({ value: document.id, label: document.name }));
}

function Result({ chosen: { id, documentName, scannedAt, checks } }: { chosen: Chosen }) {
  return (
    <section aria-label={documentName} className="mt-6">
      <p className="text-[0.9375rem] leading-6 wrap-anywhere text-muted-foreground">
        <Link href={`/documents/${id}`} prefetch={false} className="wrap-anywhere text-link">
          {documentName}
        </Link>
        , {scannedAt ? <LocalTime value={scannedAt} /> : 'not looked at yet'}
      </p>
      {scannedAt ? (
        <>
          <Missing parts={missingParts(checks)} />
          <ScanChecks checks={checks} />
        </>
      ) : (
        <ScanPending />
      )}
    </section>
  );
}

function Missing({ parts }: { parts: ScanCheck['check'][] }) {
  if (parts.length === 0) return null;
  return (
    <Alert variant="waiting" className="mt-4">
      <AlertTitle>Not seen in this PDF: {inList(parts.map((part) => partWords[part]))}</AlertTitle>
      <p>A notarized paper usually has these. One that needs no notary does not.</p>
    </Alert>
  );
}

const partWords: Record<ScanCheck['check'], string> = {
  type: 'a title',
  parties: 'the parties',
  signature: 'a place to sign',
  seal: 'a seal',
  completeness: 'readable pages',
  act: 'the wording of a notarial act',
  venue: 'a venue',
  date: 'a date',
  commission: 'a commission',
};
