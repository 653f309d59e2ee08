import { CheckIcon } from '@/components/ui/icons';

type StandingProps = { today: string[]; coming: string[]; comingTitle?: string };

/** What one can do today and what not yet, told apart at a glance. */
export function Standing({ today, coming, comingTitle = 'Being built' }: StandingProps) {
  return (
    <div className="mt-10 grid rounded-lg border bg-card max-md:divide-y md:grid-cols-[3fr_2fr] md:divide-x">
      <section aria-labelledby="today" className="p-5 sm:px-7 sm:py-6">
        <h2 id="today" className="text-lg">
          Works today
        </h2>
        <ul className="mt-3 grid gap-2 text-[0.9375rem] leading-6">
          {today.map((line) => (
            <li key={line} className="flex gap-3">
              <CheckIcon className="mt-1 size-4 shrink-0 text-primary" />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="coming" className="p-5 sm:px-7 sm:py-6">
        <h2 id="coming" className="text-lg">
          {comingTitle}
        </h2>
        <ul className="mt-3 grid gap-2 text-[0.9375rem] leading-6 text-muted-foreground">
          {coming.map((line) => (
            <li key={line} className="flex gap-3">
              <span
                aria-hidden
                className="mx-0.5 mt-1.5 size-3 shrink-0 rounded-full border border-dashed border-input"
              />
              {line}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
