import { render, screen } from '@testing-library/react';
import type { PayHint } from '@/components/invoices/pay/outcome';
import { PayPanel } from '@/components/invoices/pay/pay-panel';
import { ToastHost } from '@/components/ui/toast-host';
import type { PublicInvoice } from '@/lib/invoices/schema';
import type { PaymentProvider } from '@/lib/payments/schema';
import { doubleFetch } from './fetch-double';

/** How an invoice stands and is paid, as whoever has its link sees it. Returns what the page asks for. */
export function showPayPanel(
  invoice: PublicInvoice,
  { provider = 'stripe', ...hint }: Partial<PayHint> & { provider?: PaymentProvider | null } = {},
  routes: Parameters<typeof doubleFetch>[0] = {},
) {
  const calls = doubleFetch(routes);
  render(
    <>
      <PayPanel invoice={invoice} hint={{ isDemo: false, ...hint }} provider={provider} />
      <ToastHost />
    </>,
  );
  return calls;
}

export const payNow = () => screen.queryByRole('button', { name: 'Pay Now' });
