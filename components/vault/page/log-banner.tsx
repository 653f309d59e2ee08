import { Verdict } from '@/components/evidence/verdict';
import { LocalTime } from '@/components/kit/local-time';
import type { VaultDocument } from '@/lib/vault/schema/documents';

/** Whether the log shows the day of a document, as a proof file would say it. */
export function LogBanner({
  document,
}: {
  document: Pick<VaultDocument, 'isVerified' | 'logIndex' | 'uploadDate'>;
}) {
  const { isVerified, logIndex, uploadDate } = document;
  if (!isVerified) {
    return (
      <Verdict kind="refused" title="Not verified">
        <p>
          Entry {logIndex} of the evidence log could not be followed to a signature. The document is kept.
        </p>
      </Verdict>
    );
  }
  return (
    <Verdict kind="verified" title="Verified">
      <p>
        Entry {logIndex} of the evidence log shows that this file was stored on{' '}
        <LocalTime value={uploadDate} isDay />.
      </p>
    </Verdict>
  );
}
