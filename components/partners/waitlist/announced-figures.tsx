import Link from 'next/link';
import { SampleData } from '@/components/session/sample-data';
import { EARLY_ADOPTER_STANDING } from '@/lib/plans/content/early-adopters';
import { waitlistFigures } from '@/lib/partners/content/waitlist';

/** The figures of the announcement, in the frame of what is not measured here. */
export function AnnouncedFigures() {
  return (
    <div className="mt-8">
      <SampleData
        label="Figures of the announcement"
        says="These four figures were announced in 2025. They are not counted here and promise you nothing."
        offersAccount={false}
      >
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border lg:grid-cols-4">
          {waitlistFigures.map(({ value, label }) => (
            <div key={value} className="flex flex-col-reverse justify-end gap-1 bg-card p-4 sm:p-5">
              <dt className="text-[0.9375rem] leading-6 text-muted-foreground">{label}</dt>
              <dd className="font-serif text-2xl font-semibold tabular-nums sm:text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 measure text-sm text-muted-foreground">{EARLY_ADOPTER_STANDING}</p>
        <p className="mt-3 measure text-sm text-muted-foreground">
          <Link href="/compliance/ron" prefetch={false} className="text-link">
            What the law says about RON today, state by state
          </Link>
        </p>
      </SampleData>
    </div>
  );
}
