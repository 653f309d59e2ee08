'use client';

import { PayFailure } from '@/components/invoices/pay/pay-failure';

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: Props) {
  return <PayFailure digest={error.digest} onRetry={reset} />;
}
