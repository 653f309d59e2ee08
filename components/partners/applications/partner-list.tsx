import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';

/** The current partners, in its own area that scrolls, also by the keyboard. */
export function PartnerList({ children }: { children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label="List of the current partners"
      tabIndex={0}
      className="max-h-96 overflow-y-auto overscroll-contain rounded-md border scroll-shade"
    >
      <ul className="divide-y">{children}</ul>
    </div>
  );
}

type PartnerItemProps = {
  name: string;
  kind: string;
  status: string;
  variant: ComponentProps<typeof Badge>['variant'];
  line: ReactNode;
};

export function PartnerItem({ name, kind, status, variant, line }: PartnerItemProps) {
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-sans text-base leading-6 font-semibold tracking-normal wrap-anywhere">
          {name}
        </h3>
        <Badge variant={variant}>{status}</Badge>
      </div>
      <p className="text-sm leading-6 text-muted-foreground">{kind}</p>
      <p className="text-[0.9375rem] leading-6">{line}</p>
    </li>
  );
}
