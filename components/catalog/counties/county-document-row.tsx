import { ProtectedDownload } from '@/components/catalog/counties/protected-download';
import { CopyButton } from '@/components/kit/copy-button';
import { Badge } from '@/components/ui/badge';
import { shortenHash } from '@/lib/evidence/rules/record-view';
import { countyDocumentTypes, type CountyDocument } from '@/lib/samples/county-documents';

/** What it is and where, what a recorder asks for, what it costs and how to get it; what only a check needs is folded. */
export function CountyDocumentRow({ document }: { document: CountyDocument }) {
  const { name, type, counties, recordingFee, requirements } = document;

  return (
    <li className="grid gap-x-8 gap-y-4 py-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid content-start gap-x-8 gap-y-3 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          <h3 className="text-lg leading-6">{name}</h3>
          <Badge>{countyDocumentTypes[type]}</Badge>
          <p className="text-[0.9375rem] leading-6 text-muted-foreground">
            <span className="sr-only">Counties: </span>
            {counties.join(', ')}
          </p>
        </div>
        <div className="text-[0.9375rem] leading-6">
          <p className="text-muted-foreground">Requirements</p>
          <ul className="mt-1 list-disc pl-4">
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="grid content-start gap-3">
        <p className="flex justify-between gap-4 text-[0.9375rem] leading-6">
          <span className="text-muted-foreground">Recording fee</span>{' '}
          <span className="font-medium tabular-nums">{recordingFee}</span>
        </p>
        <ProtectedDownload document={document} />
        <Evidence document={document} />
      </div>
    </li>
  );
}

function Evidence({ document: { name, qrCode, blockchainHash } }: { document: CountyDocument }) {
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 items-center text-link">
        Label and hash<span className="sr-only"> of {name}</span>
      </summary>
      <dl className="mt-2 grid gap-1 [&_dt]:text-muted-foreground">
        <dt>QR code label</dt>
        <dd className="font-mono">{qrCode}</dd>
        <dt>Blockchain hash</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <code className="font-mono" title={blockchainHash}>
            {shortenHash(blockchainHash)}
          </code>
          <CopyButton value={blockchainHash} of={`hash of ${name}`} />
        </dd>
      </dl>
    </details>
  );
}
