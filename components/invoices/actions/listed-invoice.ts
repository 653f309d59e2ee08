import type { Invoice } from '@/lib/invoices/schema';

/** As much of an invoice as its actions want. */
export type ListedInvoice = Pick<
  Invoice,
  'id' | 'number' | 'status' | 'total' | 'requestId' | 'previewUrl' | 'lastSentAt'
> & { billTo: { name: string; email: string | null } };
