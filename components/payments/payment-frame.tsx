import Link from 'next/link';
import type { ReactNode } from 'react';
import { originPath, type Order } from '@/lib/payments/rules';

type PaymentFrameProps = { title: string; order?: Order; children: ReactNode };

/** The page around paying: the way back, a heading, nothing that leads elsewhere. */
export function PaymentFrame({ title, order = {}, children }: PaymentFrameProps) {
  const origin = originPath(order);
  return (
    <div data-product="deedguard" className="page py-4 sm:py-14">
      <p>
        <Link
          href={origin ?? '/deedguard-protection'}
          prefetch={false}
          className="text-[0.9375rem] text-link"
        >
          {origin ? 'Back to the property' : 'Back to deed protection'}
        </Link>
      </p>
      <h1 className="mt-3 mb-4 text-2xl tracking-[-0.018em] sm:mt-6 sm:mb-8 sm:text-5xl">{title}</h1>
      {children}
    </div>
  );
}
