import Link from 'next/link';
import type { ReactNode } from 'react';

type PaymentFrameProps = { title: string; children: ReactNode };

/** The page around paying: the way back, a heading, nothing that leads elsewhere. */
export function PaymentFrame({ title, children }: PaymentFrameProps) {
  return (
    <div data-product="deedguard" className="page py-4 sm:py-14">
      <p>
        <Link href="/deedguard-protection" prefetch={false} className="text-[0.9375rem] text-link">
          Back to deed protection
        </Link>
      </p>
      <h1 className="mt-3 mb-4 text-2xl tracking-[-0.018em] sm:mt-6 sm:mb-8 sm:text-5xl">{title}</h1>
      {children}
    </div>
  );
}
