'use client';

import { useState } from 'react';
import { useCopyActions } from '@/components/vault/redaction/copy-actions';
import { countPlaces } from '@/components/vault/redaction/count-places';
import { DeleteRedaction } from '@/components/vault/redaction/delete-redaction';
import { PagesPreview } from '@/components/vault/redaction/pages-preview';
import { Progress } from '@/components/vault/redaction/progress';
import { putRedaction } from '@/components/vault/redaction/queries';
import { Result } from '@/components/vault/redaction/result';
import { Review } from '@/components/vault/redaction/review';
import { StartAgain } from '@/components/vault/redaction/start-again';
import { StatusBadge } from '@/components/vault/redaction/status-badge';
import { Preparing } from '@/components/files/preparing';
import { accountClient } from '@/components/kit/account-client';
import { LocalTime } from '@/components/kit/local-time';
import { useStepUp, type StepUp } from '@/components/kit/step-up';
import { Button } from '@/components/ui/button';
import { redactionLevelTexts } from '@/lib/vault/content/redaction-rules';
import type { Redaction, RedactionStatus } from '@/lib/vault/schema/redactions';

type RedactionCardProps = {
  redaction: Redaction;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const openLabels: Record<RedactionStatus, string> = {
  processing: 'Progress',
  pending_review: 'Review',
  completed: 'Details and links',
  failed: 'What happened',
};

/** One redacted copy, on its way or done. */
export function RedactionCard({ redaction, isOpen, onOpenChange }: RedactionCardProps) {
  const { id, name, status, redactionLevel, createdAt } = redaction;
  const stepUp = useStepUp();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const actions = useCopyActions(redaction);
  const of = <span className="sr-only"> of {name}</span>;

  return (
    <article aria-labelledby={`redaction-${id}`} className="rounded-lg border bg-card">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-4 sm:px-6">
        <div className="min-w-0">
          <h4
            id={`redaction-${id}`}
            tabIndex={-1}
            className="font-serif text-lg leading-snug font-semibold wrap-anywhere outline-none"
          >
            {name}
          </h4>
          <p className="text-[0.9375rem] text-muted-foreground">
            {redactionLevelTexts[redactionLevel].label} level, <LocalTime value={createdAt} />
          </p>
        </div>
        <StatusBadge status={status} />
      </div>
      <div className="grid grid-cols-2 gap-2 border-t px-4 py-3 sm:flex sm:flex-wrap sm:px-6">
        {status !== 'processing' && (
          <Button
            variant={status === 'pending_review' && !isOpen ? 'default' : 'outline'}
            aria-expanded={isOpen}
            onClick={() => onOpenChange(!isOpen)}
          >
            {openLabels[status]}
            {of}
          </Button>
        )}
        <Button
          variant="outline"
          aria-disabled={actions.isPreparing}
          onClick={() => actions.whenReady(actions.download)}
        >
          <Preparing isPreparing={actions.isPreparing}>Download{of}</Preparing>
        </Button>
        <Button
          variant="outline"
          aria-expanded={isPreviewed}
          onClick={() => actions.whenReady(() => setIsPreviewed(!isPreviewed))}
        >
          Preview{of}
        </Button>
        <DeleteRedaction redaction={redaction} />
      </div>
      <div role="status">
        <p className="sr-only">{newsOf(redaction)}</p>
        {status === 'processing' && <Progress redaction={redaction} />}
      </div>
      {isOpen && <Body redaction={redaction} run={stepUp.run} />}
      {isPreviewed && status === 'completed' && <PagesPreview redaction={redaction} run={stepUp.run} />}
      {stepUp.dialog}
      {actions.dialog}
    </article>
  );
}

type BodyProps = { redaction: Redaction; run: StepUp['run'] };

function Body({ redaction, run }: BodyProps) {
  function onApplied(next: Redaction) {
    putRedaction(accountClient(), next);
    requestAnimationFrame(() => document.getElementById(`redaction-${redaction.id}`)?.focus());
  }

  if (redaction.status === 'pending_review') {
    return <Review redaction={redaction} run={run} onApplied={onApplied} />;
  }
  if (redaction.status === 'completed') return <Result redaction={redaction} />;
  if (redaction.status === 'failed') return <StartAgain redaction={redaction} />;
  return null;
}

/** For those who do not see the badge change. */
function newsOf({ status, findings }: Redaction): string {
  if (status === 'pending_review') return `${countPlaces(findings.length)} found. Nothing is covered yet.`;
  if (status === 'completed') return 'The redacted copy is complete.';
  return status === 'failed' ? 'The redaction failed.' : '';
}
