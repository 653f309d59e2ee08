'use client';

import { ErrorNotice } from '@/components/shell/error-notice';

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: Props) {
  return <ErrorNotice digest={error.digest} onRetry={reset} />;
}
