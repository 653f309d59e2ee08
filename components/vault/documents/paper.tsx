'use client';

import { useState } from 'react';
import { thumbnailUrl } from '@/lib/vault/rules/urls';
import type { DocumentType } from '@/lib/vault/rules/document-types';

type PaperProps = {
  document: { id: string; type: DocumentType; isVerified: boolean; hasThumbnail?: boolean };
};

/** Of a letter page, as it is shown. */
const [WIDTH, HEIGHT] = [80, 104];

/**
 * A document as it lies on a desk: its first page, or a drawn sheet with its type while there is no picture of it; with the
 * seal once its entry in the log was followed. The name stands beside it, so a screen reader passes it by.
 */
export function Paper({ document: { id, type, isVerified, hasThumbnail } }: PaperProps) {
  const [isMissing, setIsMissing] = useState(false);

  return (
    <div aria-hidden className="relative h-32 shrink-0 self-start rounded-md bg-muted px-2 py-3">
      {hasThumbnail && !isMissing ? (
        <img
          src={thumbnailUrl(id)}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          decoding="async"
          className="h-full object-contain"
          onError={() => setIsMissing(true)}
        />
      ) : (
        <DrawnSheet type={type} />
      )}
      {isVerified && <Seal />}
    </div>
  );
}

function DrawnSheet({ type }: { type: DocumentType }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      fill="none"
      stroke="currentColor"
      className="text-muted-foreground"
    >
      <path d="M.5.5H59.5L79.5 20.5V103.5H.5ZM59.5.5V20.5H79.5" fill="var(--card)" stroke="var(--input)" />
      <path d="M12 68H68M12 78H68M12 88H48" stroke="var(--border)" strokeWidth="2" />
      <text x="12" y="50" fill="currentColor" stroke="none" fontSize="14" fontWeight="600">
        {type.toUpperCase()}
      </text>
    </svg>
  );
}

/** Of a document whose entry is in the log. */
function Seal() {
  return (
    <svg width="28" height="28" fill="var(--success)" className="absolute right-0 bottom-0">
      <path d="M12 2.6Q15.2.1 16.7 3.9 20.7 3.3 20.1 7.3 23.9 8.8 21.4 12 23.9 15.2 20.1 16.7 20.7 20.7 16.7 20.1 15.2 23.9 12 21.4 8.8 23.9 7.3 20.1 3.3 20.7 3.9 16.7.1 15.2 2.6 12 .1 8.8 3.9 7.3 3.3 3.3 7.3 3.9 8.8.1 12 2.6Z" />
      <path d="M8 12.2 11 15.2 16.2 9" fill="none" stroke="var(--card)" strokeWidth="2" />
    </svg>
  );
}
