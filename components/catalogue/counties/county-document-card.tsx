import { ProtectedDownload } from '@/components/catalogue/counties/protected-download';
import { CopyButton } from '@/components/kit/copy-button';
import { Badge } from '@/components/ui/badge';
import { shortenHash } from '@/lib/evidence/rules/record-view';
import { countyDocumentTypes, type CountyDocument } from '@/lib/samples/county-documents';

export function CountyDocumentCard({ document }: { document: CountyDocument }) {
  const { name, type, counties, recordingFee, requirements, blockchainHash, qrCode } = document;

  return (
    <li className="flex flex-col rounded-lg border bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-xl">{name}</h3>
        <Badge>{countyDocumentTypes[type]}</Badge>
      </div>
      <dl className="mt-4 grid gap-x-4 gap-y-1 text-[0.9375rem] leading-6 sm:grid-cols-[9rem_1fr] sm:gap-y-3 max-sm:[&_dd]:mb-2 [&_dt]:text-muted-foreground">
        <dt>Counties</dt>
        <dd>{counties.join(', ')}</dd>
        <dt>Recording fee</dt>
        <dd className="tabular-nums">{recordingFee}</dd>
        <dt>QR code label</dt>
        <dd className="font-mono text-sm leading-6">{qrCode}</dd>
        <dt>Blockchain hash</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <code className="font-mono text-sm" title={blockchainHash}>
            {shortenHash(blockchainHash)}
          </code>
          <CopyButton value={blockchainHash} of={`hash of ${name}`} />
        </dd>
        <dt>Requirements</dt>
        <dd>
          <ul className="list-disc pl-4">
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </dd>
      </dl>
      <div className="mt-auto pt-5">
        <ProtectedDownload document={document} />
      </div>
    </li>
  );
}
