import Link from 'next/link';
import type { ComponentProps } from 'react';
import { LocalTime } from '@/components/kit/local-time';
import { Badge } from '@/components/ui/badge';
import type { DocumentScan } from '@/lib/vault/queries/document-scan';
import { scanChecks, type ScanCheck } from '@/lib/vault/schema/scans';

const titles: Record<ScanCheck['check'], string> = {
  signature: 'Signature check',
  seal: 'Seal verification',
  completeness: 'Document completeness',
  act: 'Notarial wording',
  venue: 'Venue',
  date: 'Dates',
  commission: 'Commission',
};

const results: Record<
  ScanCheck['result'],
  { label: string; variant: ComponentProps<typeof Badge>['variant'] }
> = {
  found: { label: 'Found', variant: 'success' },
  complete: { label: 'Readable', variant: 'success' },
  not_found: { label: 'Not found', variant: 'waiting' },
  unreadable: { label: 'Could not be read', variant: 'outline' },
};

/** What our rules saw in the newest PDF. Nothing here says that a document is genuine: a program cannot. */
export function ScanResults({ scan }: { scan: DocumentScan | null }) {
  return (
    <section aria-labelledby="scan-results">
      <h2 id="scan-results" className="text-2xl">
        AI Document Scan Results
      </h2>
      <p className="mt-3 text-sm text-muted-foreground">
        Rules of ours look at each PDF that you upload, on our own server. No AI model does.
      </p>
      {scan ? <Results scan={scan} /> : <Empty />}
    </section>
  );
}

function Results({ scan: { documentName, scannedAt, checks: done } }: { scan: DocumentScan }) {
  return (
    <>
      <p className="mt-3 text-[0.9375rem] leading-6 break-words text-muted-foreground">
        {documentName}, {scannedAt ? <LocalTime value={scannedAt} /> : 'not looked at yet'}
      </p>
      {!scannedAt && (
        <p className="mt-3 text-[0.9375rem] leading-6">
          It is stored. The results appear here within some minutes.
        </p>
      )}
      <ul className="mt-3 divide-y border-y empty:hidden">
        {done.map(({ check, result, detail }) => (
          <li key={check} className="py-3 text-[0.9375rem] leading-6">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-sans text-base font-medium tracking-normal">{titles[check]}</h3>
              <Badge variant={results[result].variant}>{results[result].label}</Badge>
            </div>
            <p className="mt-1 text-muted-foreground">{detail}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted-foreground">
        It says what was seen and where. Only the notary and the state can say whether a signature or a seal
        is genuine.
      </p>
    </>
  );
}

function Empty() {
  return (
    <>
      <p className="mt-3 text-[0.9375rem] leading-6 text-muted-foreground">
        You have not uploaded a PDF yet. These are looked for in each:
      </p>
      <ul className="mt-2 list-disc pl-5 text-[0.9375rem] leading-6 text-muted-foreground">
        {scanChecks.map((check) => (
          <li key={check}>{titles[check]}</li>
        ))}
      </ul>
      <Link href="/document-vault#upload" prefetch={false} className="mt-3 inline-block text-link">
        Upload a document
      </Link>
    </>
  );
}
