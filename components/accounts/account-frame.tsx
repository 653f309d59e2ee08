import type { ReactNode } from 'react';
import { Guilloche } from '@/components/shell/guilloche';

type AccountFrameProps = { title: string; children: ReactNode };

/** The quiet page around signing in and signing up. */
export function AccountFrame({ title, children }: AccountFrameProps) {
  return (
    <div className="relative isolate overflow-hidden">
      <Guilloche
        figure="seal"
        className="pointer-events-none absolute -top-24 left-1/2 -z-10 size-160 -translate-x-1/2 text-deedguard opacity-12"
      />
      <div className="mx-auto w-full max-w-md px-4 py-12 sm:py-20">
        <h1 className="text-center text-4xl tracking-[-0.018em]">{title}</h1>
        <div className="mt-8 rounded-lg border bg-card p-6 sm:p-8">{children}</div>
      </div>
    </div>
  );
}
