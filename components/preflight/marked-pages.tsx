'use client';

import { useCallback, useState, type Ref } from 'react';
import { PdfPages, type PdfPagesHandle } from '@/components/files/reader/pdf-pages';
import { openLocalPdf, type PageSize } from '@/components/files/reader/pdf-pages-file';
import type { Finding } from '@/lib/preflight/schema';

type MarkedPagesProps = {
  /** as it is on this device: nothing is asked of the server */
  file: File;
  /** those with a place */
  findings: Finding[];
  ref?: Ref<PdfPagesHandle>;
};

/** The pages of the file, with each place marked that a finding is about. */
export function MarkedPages({ file, findings, ref }: MarkedPagesProps) {
  const [sizes, setSizes] = useState<PageSize[]>([]);
  const open = useCallback(async () => {
    const opened = await openLocalPdf(file);
    setSizes(opened.pages);
    return opened;
  }, [file]);

  return (
    <PdfPages
      ref={ref}
      label={file.name}
      open={open}
      overlay={(page) => (
        <Marks size={sizes[page - 1]} findings={findings.filter((each) => each.page === page)} />
      )}
    />
  );
}

/** Points on the page are shares of it here, whatever its size on the screen. */
function Marks({ size, findings }: { size: PageSize | undefined; findings: Finding[] }) {
  if (!size) return null;
  const share = (points: number, of: number) => `${(100 * points) / of}%`;
  return findings.map(({ box, text, rule }, index) =>
    box ? (
      <span
        key={index}
        role="img"
        aria-label={`Marked: ${text}`}
        data-mark={rule}
        className="absolute box-content -translate-1 rounded-sm border-2 border-red-700 bg-red-600/15 p-1"
        style={{
          left: share(box.x, size.width),
          top: share(box.y, size.height),
          width: share(box.width, size.width),
          height: share(box.height, size.height),
        }}
      />
    ) : null,
  );
}
