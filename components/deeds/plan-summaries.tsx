import Link from 'next/link';
import { CheckIcon } from '@/components/ui/icons';
import { formatPrice } from '@/lib/values/money';
import { plans } from '@/lib/plans/content/plans';

export function PlanSummaries() {
  return (
    <section aria-labelledby="plans" className="page py-16 lg:py-24">
      <h2 id="plans" className="text-3xl sm:text-4xl">
        Plans for documents
      </h2>
      <p className="mt-4 measure text-lg text-muted-foreground">
        A single property needs no plan. Plans are for people who keep many documents.
      </p>
      <ul className="mt-10 grid gap-5 lg:grid-cols-3">
        {plans.map(({ id, name, monthlyCents, yearlyCents, features, isInFront }) => (
          <li
            key={id}
            className={`flex flex-col rounded-lg border p-5 sm:p-6 ${isInFront ? 'border-primary bg-card' : ''}`}
          >
            <h3 className="text-xl">{name}</h3>
            <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
              <span className="font-serif text-3xl font-semibold text-primary tabular-nums">
                {formatPrice(monthlyCents)}
              </span>
              <span className="text-sm text-muted-foreground tabular-nums">
                a month, or {formatPrice(yearlyCents)} a year
              </span>
            </p>
            <ul className="mt-5 grid gap-2 border-t pt-4 text-[0.9375rem] leading-6">
              {features.map(({ text, today }) => (
                <li key={text} className="flex gap-3">
                  <CheckIcon className="mt-1 size-4 shrink-0 text-primary" />
                  <span>
                    {text}
                    {today && <span className="block text-sm text-muted-foreground">{today}</span>}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <Link href="/pricing" prefetch={false} className="text-link">
          All plans and add-ons
        </Link>
      </p>
    </section>
  );
}
