import Link from 'next/link';
import type { ReactNode } from 'react';
import { PlanButton } from '@/components/plans/plan-button';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { CheckIcon, CloseIcon } from '@/components/ui/icons';
import { formatPrice } from '@/lib/values/money';
import type { Feature, Plan } from '@/lib/plans/content/plans';
import { soldPlans } from '@/lib/plans/rules/choices';
import { yearlySaving } from '@/lib/plans/rules/yearly-saving';

const MONTHLY = 'group-has-[#billing-yearly:checked]/billing:hidden';
const YEARLY = 'hidden group-has-[#billing-yearly:checked]/billing:block';

/** Is inside `group/billing` with the toggle, whose choice decides which of the two prices is large. */
export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <li
      className={cn(
        // The parts of the cards beside each other begin at one height.
        'grid rounded-lg border p-5 sm:p-6 lg:row-span-6 lg:grid-rows-subgrid',
        plan.isInFront && 'border-primary bg-card',
      )}
    >
      <h3 className="text-xl">{plan.name}</h3>
      <p className="mt-2 text-[0.9375rem] leading-6 text-muted-foreground">{plan.description}</p>
      <Prices plan={plan} />
      <Points title="Features" Mark={CheckIcon} points={plan.features} />
      <Points
        title="Limitations"
        Mark={CloseIcon}
        points={plan.limitations.map((text) => ({ text }))}
        isMuted
      />
      <div className="mt-auto pt-6">
        <PlanButtons plan={plan} />
      </div>
    </li>
  );
}

/** The price that is in front is what the button buys; without scripts too. */
function PlanButtons({ plan: { id, button, isInFront } }: { plan: Plan }) {
  const variant = isInFront ? 'default' : 'outline';
  const plan = soldPlans.find((name) => name === id);
  if (button.href || !plan) {
    return (
      <Link
        href={button.href ?? '/enterprise'}
        prefetch={false}
        className={cn(buttonVariants({ variant, size: 'lg' }), 'w-full')}
      >
        {button.label}
      </Link>
    );
  }
  return (
    <>
      <div className={MONTHLY}>
        <PlanButton choice={{ plan, period: 'month' }} label={button.label} variant={variant} />
      </div>
      <div className={YEARLY}>
        <PlanButton choice={{ plan, period: 'year' }} label={button.label} variant={variant} />
      </div>
    </>
  );
}

function Prices({ plan: { monthlyCents, yearlyCents, ...plan } }: { plan: Plan }) {
  const saving = yearlySaving({ monthlyCents, yearlyCents });
  const saved = `saves ${formatPrice(saving.cents)}, about ${saving.percent}%`;

  return (
    <div className="mt-5" data-plan={plan.id}>
      <p className={MONTHLY}>
        <Amount>{formatPrice(monthlyCents)}</Amount> a month
        <Small>
          or {formatPrice(yearlyCents)} a year, which {saved}
        </Small>
      </p>
      <p className={YEARLY}>
        <Amount>{formatPrice(yearlyCents)}</Amount> a year
        <Small>
          which {saved}; or {formatPrice(monthlyCents)} a month
        </Small>
      </p>
    </div>
  );
}

function Amount({ children }: { children: string }) {
  return <span className="font-serif text-4xl font-semibold text-primary tabular-nums">{children}</span>;
}

function Small({ children }: { children: ReactNode }) {
  return <span className="mt-1 block text-sm text-muted-foreground tabular-nums">{children}</span>;
}

type PointsProps = { title: string; Mark: typeof CheckIcon; points: Feature[]; isMuted?: boolean };

function Points({ title, Mark, points, isMuted = false }: PointsProps) {
  return (
    <div className="mt-5">
      <h4 className="border-t pt-4 font-sans text-sm font-medium text-muted-foreground">{title}</h4>
      <ul className="mt-2 grid gap-2 text-[0.9375rem] leading-6">
        {points.map(({ text, today }) => (
          <li key={text} className="flex gap-3">
            <Mark
              className={cn('mt-1 size-4 shrink-0', isMuted ? 'text-muted-foreground' : 'text-primary')}
            />
            <span>
              {text}
              {today && <span className="block text-sm text-muted-foreground">{today}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
