export type InvoiceStatus = 'draft' | 'sent' | 'paid' | 'void';

export const statusLabels: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  paid: 'Paid',
  void: 'Void',
};

/** Whether something may still be done with an invoice: paid and void are ends. A refund voids a paid one by itself. */
export function isOpen(status: InvoiceStatus): boolean {
  return status === 'draft' || status === 'sent';
}

/** Why something can no longer be done, for the person who tried. */
export function refusal(status: InvoiceStatus): string {
  return status === 'paid' ? 'This invoice is already paid.' : 'This invoice is void. Please make a new one.';
}

/** INV-2026-0001; longer from the ten thousandth of a year on. */
export function invoiceNumber(year: number, ordinal: number): string {
  return `INV-${year}-${String(ordinal).padStart(4, '0')}`;
}
