import Link from 'next/link';
import { Field } from '@/components/kit/field';
import { ChevronDownIcon } from '@/components/ui/icons';
import { waitlistNda } from '@/lib/partners/content/waitlist';

/** What has to be accepted, with the NDA to be read where it is accepted. */
export function Agreements() {
  return (
    <div className="grid gap-2">
      <details className="group rounded-md border">
        <summary className="flex items-center justify-between gap-3 px-4 py-2.5 font-medium">
          Read the NDA
          <ChevronDownIcon className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 border-t px-4 py-4 text-[0.9375rem] leading-6">
          {waitlistNda.sections.map(({ title, text }) => (
            <section key={title}>
              <h3 className="font-sans text-[0.9375rem] leading-6 font-semibold tracking-normal">{title}</h3>
              <p className="text-muted-foreground">{text}</p>
            </section>
          ))}
          <p className="text-sm text-muted-foreground">
            Last changed <time dateTime={waitlistNda.updated}>November 21, 2026</time>
          </p>
        </div>
      </details>
      <Field name="ndaAccepted" type="checkbox" label="I accept the NDA" />
      <Field
        name="termsAccepted"
        type="checkbox"
        label={
          <>
            I accept the{' '}
            <Link href="/legal/terms" target="_blank" prefetch={false} className="text-link">
              terms of service
              <span className="sr-only"> (opens in a new tab)</span>
            </Link>
          </>
        }
      />
    </div>
  );
}
