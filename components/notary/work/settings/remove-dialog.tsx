import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { isStale, LoadAgain } from '@/components/notary/work/settings/load-again';

type RemoveDialogProps = {
  /** `Bond, Texas` */
  title: string;
  number: string | null;
  onRemove: () => Promise<void>;
  /** where another page was faster: loads what there is now */
  onReload: () => Promise<void>;
  onClose: () => void;
};

export function RemoveDialog({ title, number, onRemove, onReload, onClose }: RemoveDialogProps) {
  const [isOld, setIsOld] = useState(false);

  async function remove() {
    setIsOld(false);
    await onRemove().catch((error: unknown) => {
      setIsOld(isStale(error));
      throw error;
    });
  }

  return (
    <ConfirmDialog
      product="guardsign"
      title="Remove this credential"
      confirmLabel="Remove"
      pendingLabel="Removing"
      keepLabel="Keep it"
      isDestructive
      onConfirm={remove}
      onClose={onClose}
      field={isOld && <LoadAgain onReload={() => onReload().then(onClose)} />}
    >
      <p>
        {title}, number {number}. Your other credentials are checked again, and you get no new offers until
        then.
      </p>
    </ConfirmDialog>
  );
}
