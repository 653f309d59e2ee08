import { queryOptions } from '@tanstack/react-query';
import { INVOICES_URL } from '@/lib/invoices/rules/urls';
import type { PublicInvoice } from '@/lib/invoices/schema';

export const readInvoice = (id: string) => queryOptions<PublicInvoice>({ queryKey: [INVOICES_URL, id] });
