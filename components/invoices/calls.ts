import { INVOICES_URL, invoiceUrl } from '@/lib/invoices/rules/urls';
import type {
  AddEmailInput,
  CreateInvoiceInput,
  EditInvoiceInput,
  Invoice,
  SendAnswer,
  SendInvoiceInput,
} from '@/lib/invoices/schema';
import { apiAnswer, apiRequest } from '@/lib/platform/api-client';

/*
 * What the screens ask the server to do. What they read of it is in `queries.ts`.
 */

/** 201 where it is new; 200 where an earlier try had created it. */
export const createInvoice = (body: CreateInvoiceInput) => apiAnswer<Invoice>('POST', INVOICES_URL, body);

export const openCheckout = (id: string) => apiRequest<{ url: string }>('POST', `${invoiceUrl(id)}/checkout`);

export const sendInvoice = (id: string, body: SendInvoiceInput) =>
  apiRequest<SendAnswer>('POST', `${invoiceUrl(id)}/send`, body);

export const markPaid = (id: string) => apiRequest<Invoice>('POST', `${invoiceUrl(id)}/mark-paid`);

export const voidInvoice = (id: string) => apiRequest<Invoice>('POST', `${invoiceUrl(id)}/void`);

/** Without a card and without money, where the demo provider pays. */
export const payByDemo = (id: string) =>
  apiRequest<{ status: 'paid' }>('POST', `${invoiceUrl(id)}/demo-payment`);

export const editInvoice = (id: string, body: EditInvoiceInput) =>
  apiRequest<Invoice>('PATCH', invoiceUrl(id), body);

export const addEmail = (id: string, body: AddEmailInput) =>
  apiRequest<Invoice>('POST', `${invoiceUrl(id)}/email`, body);

/** For whoever hands over the link or the PDF themselves. */
export const issueInvoice = (id: string) => apiRequest<Invoice>('POST', `${invoiceUrl(id)}/issue`);
