'use client';

import { useState } from 'react';
import { storeGenerated } from '@/components/generator/calls';
import { generatedBy } from '@/components/generator/queries';
import { useAction } from '@/components/kit/use-action';
import type { GeneratedDocument } from '@/lib/generator/schema';

/** The PDF of a document in the vault. Saved once: the server answers a second time with the same one. */
export function useStoredCopy({ id, documentId, documentName }: GeneratedDocument, userId: string) {
  const [storedId, setStoredId] = useState(documentId);
  const { act, isPending, problem, dialog } = useAction(
    (_next: (documentId: string) => void) => storeGenerated({ userId, id }),
    {
      says: { title: 'Saved to your vault', description: documentName },
      onDone: (stored, next) => {
        setStoredId(stored.documentId);
        next(stored.documentId);
      },
      refreshes: [generatedBy(userId).queryKey],
    },
  );

  return {
    documentId: storedId,
    /** `next` is told where it is, once it is there. */
    store: (next: (documentId: string) => void) => void act(next),
    isStoring: isPending,
    problem,
    dialog,
  };
}
