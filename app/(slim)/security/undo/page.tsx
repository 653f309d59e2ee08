import { AccountFrame } from '@/components/accounts/account-frame';
import { UndoChange } from '@/components/accounts/undo-change';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/security/undo');

export default function UndoPage() {
  return (
    <AccountFrame title="Undo a change">
      <UndoChange />
    </AccountFrame>
  );
}
