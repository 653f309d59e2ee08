'use client';

import '@/app/globals.css';
import { ErrorNotice } from '@/components/shell/error-notice';

type Props = { error: Error & { digest?: string }; reset: () => void };

/** When even the layout failed: the same words, without anything around them. */
export default function GlobalErrorPage({ error, reset }: Props) {
  return (
    <html lang="en">
      <body>
        <title>This page could not be shown</title>
        <main>
          <ErrorNotice digest={error.digest} onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
