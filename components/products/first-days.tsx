import { firstDays } from '@/lib/deeds/content/product';
import { PAYMENT_DAYS } from '@/lib/deeds/rules/lock';

const days = Array.from({ length: PAYMENT_DAYS + 1 }, (_, day) => day);

/** The week in which a lock waits for its payment, drawn as a calendar strip with the words below it. */
export function FirstDays() {
  return (
    <div>
      <div
        aria-hidden
        className="grid grid-cols-[repeat(8,minmax(0,1fr))] gap-y-1.5 text-sm sm:grid-cols-[repeat(8,minmax(0,1fr))_minmax(0,3fr)]"
      >
        {days.map((day) => (
          <span
            key={day}
            className="flex h-12 items-start border-t border-l px-1.5 pt-1 font-serif text-lg tabular-nums last-of-type:border-r sm:h-16 sm:px-3 sm:text-xl"
          >
            {day}
          </span>
        ))}
        <span className="hidden border-t border-l px-3 pt-1.5 text-muted-foreground sm:block">and after</span>
        <Band className="col-span-8 bg-primary text-primary-foreground">The lock is in effect</Band>
        <Band className="border-l border-primary bg-accent text-accent-foreground max-sm:hidden">
          Paid: it stays
        </Band>
        <Band className="col-span-8 border border-waiting/50 bg-waiting-soft text-waiting">
          Payment is open
        </Band>
        <Band className="border border-dashed border-input text-muted-foreground max-sm:hidden">
          Unpaid: it ends
        </Band>
      </div>
      <dl className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {firstDays.map(({ when, what }) => (
          <div key={when} className="border-t pt-3">
            <dt className="font-serif text-lg font-semibold">{when}</dt>
            <dd className="mt-1 text-[0.9375rem] leading-6 text-muted-foreground">{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Band({ className, children }: { className: string; children: string }) {
  return <span className={`flex h-9 items-center px-3 text-[0.9375rem] ${className}`}>{children}</span>;
}
