'use client';

import { openGenerated } from '@/components/generator/queries';
import { explainFailure } from '@/components/kit/explain-failure';
import { useAction } from '@/components/kit/use-action';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

type ConfirmToSeeProps = { userId: string; documentId: string };

/** In the place of a document that a PIN or a passkey guards. */
export function ConfirmToSee({ userId, documentId }: ConfirmToSeeProps) {
  const { act, dialog } = useAction(() => openGenerated(userId, documentId), {
    onFailed: (error) =>
      toast({
        variant: 'destructive',
        title: 'The document could not be opened',
        description: explainFailure(error),
      }),
  });

  return (
    <div className="grid justify-items-start gap-4 rounded-lg border bg-card p-5 sm:p-7">
      <p className="measure">Your PIN or passkey guards what you generated.</p>
      <Button onClick={() => void act()}>Confirm and open</Button>
      {dialog}
    </div>
  );
}
