'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import type { ConsentAnswer } from '@/lib/programs/schema/consents';

/** In the place of the button that had the focus. */
export function ConsentAnswered({ answer: { lockId, message } }: { answer: ConsentAnswer }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <Alert variant="success" role="status">
      <p ref={title} tabIndex={-1} className="font-semibold outline-none">
        {lockId ? 'Your property is locked' : 'You declined'}
      </p>
      <AlertDescription>
        <p>{message}</p>
        {lockId && (
          <p className="mt-2">
            <Link href={`/properties/${lockId}`} prefetch={false} className={buttonVariants({ size: 'lg' })}>
              See your property
            </Link>
          </p>
        )}
      </AlertDescription>
    </Alert>
  );
}
