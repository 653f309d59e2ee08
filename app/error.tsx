'use client';

import { ErrorNotice } from '@/components/shell/error-notice';

type Props = { error: Error & { digest?: string }; reset: () => void };

/** When what is around a page failed. */
export default function ErrorPage({ error, reset }: Props) {
  return (
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      <ErrorNotice digest={error.digest} onRetry={reset} />
    </main>
  );
}
