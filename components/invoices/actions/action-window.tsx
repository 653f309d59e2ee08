import { MarkPaidDialog, VoidDialog } from '@/components/invoices/actions/closing-dialogs';
import type { ListedInvoice } from '@/components/invoices/actions/listed-invoice';
import { EmailDialog, IssueDialog } from '@/components/invoices/actions/open-dialogs';
import { SendDialog } from '@/components/invoices/actions/send-dialog';

const dialogs = {
  send: SendDialog,
  'mark-paid': MarkPaidDialog,
  void: VoidDialog,
  issue: IssueDialog,
  email: EmailDialog,
};

export type AskedAction = keyof typeof dialogs;

type ActionWindowProps = {
  asked: AskedAction;
  invoice: ListedInvoice;
  onSent: (previewUrl: string) => void;
  onClose: () => void;
};

/** What is asked before something is done with an invoice. */
export function ActionWindow({ asked, ...props }: ActionWindowProps) {
  const Dialog = dialogs[asked];
  return <Dialog {...props} />;
}
