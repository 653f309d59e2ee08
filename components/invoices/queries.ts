import { queryOptions } from '@tanstack/react-query';
import type { PublicInvoice } from '@/lib/invoices/schema';

export const readInvoice = (id: string) => queryOptions<PublicInvoice>({ queryKey: ['/api/invoices', id] });
