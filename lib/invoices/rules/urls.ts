/* Where invoices are asked for. */

export const INVOICES_URL = '/api/invoices';
export const invoiceUrl = (id: string) => `${INVOICES_URL}/${id}`;
export const invoicePdfUrl = (id: string) => `${invoiceUrl(id)}/pdf`;
