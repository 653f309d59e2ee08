import type { ReactNode } from 'react';
import { SourceNote } from '@/components/shell/source-note';
import { findTrainingRule, type TrainingOffer, type TrainingRule } from '@/lib/catalog/content/training';
import { formatPrice } from '@/lib/values/money';

/** One course; the button comes from the page, because registering interest is another room's business. */
export function TrainingCard({ offer, action }: { offer: TrainingOffer; action: ReactNode }) {
  const { code = '', title, hours, priceCents, says } = offer;
  const rule = findTrainingRule(code);

  return (
    <li className="flex flex-col gap-3 rounded-lg border bg-card p-5">
      <h3 className="text-xl">{title}</h3>
      <p className="tabular-nums">
        <strong className="font-serif text-2xl font-semibold text-primary">{hours} hours</strong>
        {priceCents !== undefined && (
          <span className="text-muted-foreground"> · {formatPrice(priceCents)}</span>
        )}
      </p>
      <p className="text-[0.9375rem] leading-6">{says}</p>
      {rule && <TrainingRuleNote rule={rule} />}
      <div className="mt-auto pt-1">{action}</div>
    </li>
  );
}

export function TrainingRuleNote({ rule: { says, asOf, source } }: { rule: TrainingRule }) {
  return (
    <p className="text-[0.9375rem] leading-6 text-muted-foreground">
      {says} <SourceNote fact={{ value: says, asOf, source }} />
    </p>
  );
}
