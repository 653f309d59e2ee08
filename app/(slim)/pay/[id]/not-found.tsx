import { InvoiceNotFound } from '@/components/invoices/pay/invoice-not-found';

export default function NotFound() {
  return <InvoiceNotFound />;
}
