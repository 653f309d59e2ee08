'use client';

import type { ListedInvoice } from '@/components/invoices/list/listed-invoice';
import { CopyButton } from '@/components/kit/copy-button';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { isOpen } from '@/lib/invoices/rules/statuses';

type MoreActionsProps = {
  invoice: ListedInvoice;
  /** the email that went out last, or would have */
  mailUrl: string | null;
  isCopying: boolean;
  onDuplicate: () => void;
  onVoid: () => void;
};

/** What is done more rarely, behind one word. The email comes before it: without SMTP it is the only way to see it. */
export function MoreActions({ invoice, mailUrl, isCopying, onDuplicate, onVoid }: MoreActionsProps) {
  const { id, number, status } = invoice;

  return (
    <>
      {mailUrl && (
        <a href={mailUrl} target="_blank" rel="noopener" className="w-fit py-0.5 text-sm text-link">
          Open the email<span className="sr-only"> of {number}, in a new tab</span>
        </a>
      )}
      <details className="needs-script">
        <summary className="w-fit py-1 text-sm text-muted-foreground underline-offset-4 hover:underline">
          More<span className="sr-only"> for {number}</span>
        </summary>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Button variant="outline" size="sm" aria-disabled={isCopying} onClick={onDuplicate}>
            {isCopying && <Spinner />}
            <span>
              Duplicate<span className="sr-only"> {number}</span>
            </span>
          </Button>
          {isOpen(status) && (
            <Button variant="outline" size="sm" onClick={onVoid}>
              <span>
                Void<span className="sr-only"> {number}</span>
              </span>
            </Button>
          )}
          <span className="flex items-center gap-2 text-sm">
            <span className="text-muted-foreground">Pay link</span>
            <CopyButton value={async () => `${location.origin}/pay/${id}`} of={`the pay link of ${number}`} />
          </span>
        </div>
      </details>
    </>
  );
}
