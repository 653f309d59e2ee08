'use client';

import { useState } from 'react';
import { Seal } from '@/components/vault/documents/seal';
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
