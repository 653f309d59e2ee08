import type { InvoiceStatus } from './statuses';

export type InvoiceAction =
  | 'send'
  | 'email'
  | 'edit'
  | 'issue'
  | 'mark-paid'
  | 'pay'
  | 'pdf'
  | 'link'
  | 'mail'
  | 'duplicate'
  | 'void';

type Standing = {
  status: InvoiceStatus;
  billTo: { email: string | null };
  /** when it was emailed last */
  lastSentAt: string | null;
  /** the visit that it bills */
  requestId: string | null;
};

/** What an issuer may do with an invoice, the likeliest first. The email is read where there was one. */
export function actionsOf(
  { status, billTo, lastSentAt, requestId }: Standing,
  hasMail: boolean,
): InvoiceAction[] {
  const mail = hasMail ? (['mail'] as const) : [];
  if (status === 'paid') return ['pdf', 'link', ...mail, 'duplicate'];
  if (status === 'void') return ['duplicate', 'pdf', ...mail];
  const send = billTo.email ? 'send' : 'email';
  const rest = ['pdf', 'link', ...mail, 'duplicate', 'void'] as const;
  // The bill of a visit is paid only once its client has it.
  if (status === 'draft')
    return requestId ? [send, 'edit', 'issue', ...rest] : [send, 'edit', 'issue', 'mark-paid', ...rest];
  const isWaiting = lastSentAt !== null || !billTo.email;
  return isWaiting ? ['mark-paid', send, 'pay', ...rest] : [send, 'mark-paid', 'pay', ...rest];
}
