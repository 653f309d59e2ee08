import { ConfirmDialog } from '@/components/kit/confirm-dialog';

type ReplaceDialogProps = { number: string; onConfirm: () => void; onClose: () => void };

/** Asks before the values of another invoice replace what was typed. */
export function ReplaceDialog({ number, onConfirm, onClose }: ReplaceDialogProps) {
  return (
    <ConfirmDialog
      title="Replace what you typed?"
      confirmLabel="Replace it"
      pendingLabel="Replacing"
      keepLabel="Keep what I typed"
      product="guardsign"
      onConfirm={async () => onConfirm()}
      onClose={onClose}
    >
      <p>The form holds an invoice that was not created yet. The values of {number} would replace it.</p>
    </ConfirmDialog>
  );
}
