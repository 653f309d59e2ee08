import Link from 'next/link';
import { LocalTime } from '@/components/kit/local-time';
import { checkTitles, ScanChecks } from '@/components/files/scan-checks';
import { ScanPending } from '@/components/files/scan-pending';
import type { DocumentScan } from '@/lib/vault/queries/document-scan';
import { scanChecks } from '@/lib/vault/schema/scans';

/** What our rules saw in the newest PDF. Nothing here says that a document is genuine: a program cannot. */
export function ScanResults({ scan }: { scan: DocumentScan | null }) {
  return (
    <section aria-labelledby="scan-results">
      <h2 id="scan-results" className="text-2xl">
        AI Document Scan Results
      </h2>
      <p className="mt-3 text-sm text-muted-foreground">
        Our rules check each PDF that you upload, on our own server. No AI model does.
      </p>
      {scan ? <Results scan={scan} /> : <Empty />}
    </section>
  );
}

function Results({ scan: { documentName, scannedAt, checks: done } }: { scan: DocumentScan }) {
  return (
    <>
      <p className="mt-3 text-[0.9375rem] leading-6 wrap-anywhere text-muted-foreground">
        {documentName}, {scannedAt ? <LocalTime value={scannedAt} /> : 'not looked at yet'}
      </p>
      {!scannedAt && <ScanPending />}
      <ScanChecks checks={done} />
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
          <li key={check}>{checkTitles[check]}</li>
        ))}
      </ul>
      <Link href="/document-vault#upload" prefetch={false} className="mt-3 inline-block text-link">
        Upload a document
      </Link>
    </>
  );
}
