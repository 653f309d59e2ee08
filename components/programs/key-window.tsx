import { KeySecretDialog } from '@/components/programs/key-secret-dialog';
import { MakeKeyDialog } from '@/components/programs/make-key-dialog';
import { RollKeyDialog } from '@/components/programs/roll-key-dialog';
import type { KeyView, MadeKey } from '@/lib/programs/schema/keys';

export type MakingKey = { kind: 'make' } | { kind: 'roll'; key: KeyView } | { kind: 'made'; made: MadeKey };

type KeyWindowProps = {
  open: MakingKey;
  isFull: boolean;
  onMade: (made: MadeKey) => void;
  onClose: () => void;
};

/** Makes a key, and shows it. One part: what shows it, the one time, is there before it is made. */
export function KeyWindow({ open, isFull, onMade, onClose }: KeyWindowProps) {
  if (open.kind === 'make') return <MakeKeyDialog onMade={onMade} onClose={onClose} />;
  if (open.kind === 'made') return <KeySecretDialog made={open.made} onSaved={onClose} />;
  return <RollKeyDialog apiKey={open.key} isFull={isFull} onMade={onMade} onClose={onClose} />;
}
