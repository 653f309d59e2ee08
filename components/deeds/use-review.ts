'use client';

import { useState, type ComponentType } from 'react';
import type { ReviewDialogProps } from '@/components/deeds/review-dialog';
import type { LockPreview, ProtectDeedInput } from '@/lib/deeds/schema';

type Asked = { values: ProtectDeedInput; preview: LockPreview; answer: (isConfirmed: boolean) => void };

/** Shows what will be on record, and waits until somebody confirms it or goes back. The dialog is loaded when it is wanted. */
export function useReview() {
  const [Dialog, setDialog] = useState<ComponentType<ReviewDialogProps> | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  async function confirm(values: ProtectDeedInput, preview: LockPreview): Promise<boolean> {
    const { ReviewDialog } = await import('@/components/deeds/review-dialog');
    setDialog(() => ReviewDialog);
    const isConfirmed = await new Promise<boolean>((answer) => setAsked({ values, preview, answer }));
    setAsked(null);
    return isConfirmed;
  }

  const review = Dialog &&
    asked && {
      Dialog,
      values: asked.values,
      preview: asked.preview,
      onBack: () => asked.answer(false),
      onConfirm: () => asked.answer(true),
    };

  return { review, confirm };
}
