import type { ReactNode } from 'react';
import { PageHeader } from '@/components/shell/page-header';

type NotaryFrameProps = { title: string; lead: ReactNode; children: ReactNode };

/** The frame of a notary's pages; the way between them is the side bar's. */
export function NotaryFrame({ title, lead, children }: NotaryFrameProps) {
  return (
    <div data-product="guardsign" className="page">
      <PageHeader title={title}>
        <p>{lead}</p>
      </PageHeader>
      <div className="mt-6">{children}</div>
    </div>
  );
}
