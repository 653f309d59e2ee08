'use client';

import { ErrorNotice } from '@/components/shell/error-notice';

type Props = { error: Error & { digest?: string }; reset: () => void };

/** Of a group of pages: what is around them stays. */
export function ErrorPage({ error, reset }: Props) {
  return <ErrorNotice digest={error.digest} onRetry={reset} />;
}
