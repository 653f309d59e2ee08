import Link from 'next/link';
import { ProtectForm } from '@/components/deeds/protect-form';
import { Guilloche } from '@/components/shell/guilloche';

/** The same form again, for those who read to the end. */
export function ClosingForm() {
  return (
    <section aria-labelledby="protect-now" className="relative isolate overflow-hidden">
      <Guilloche
        figure="seal"
        className="pointer-events-none absolute -right-40 -bottom-52 -z-10 size-144 text-primary opacity-15 max-sm:size-96"
      />
      <div className="page grid items-start gap-x-16 gap-y-8 py-16 lg:grid-cols-[1fr_1.1fr] lg:py-24">
        <div>
          <h2 id="protect-now" className="max-w-[17ch] text-3xl sm:text-4xl">
            Two lines, and your deed has a date
          </h2>
          <p className="mt-4 max-w-[48ch] text-lg text-muted-foreground">
            The address and the owner are all it takes. You receive an unlock code and a proof file.
          </p>
          <p className="mt-6">
            <Link href="/document-vault" prefetch={false} className="text-link">
              View Document Vault
            </Link>
          </p>
        </div>
        <div className="rounded-lg border bg-card p-5 sm:p-8">
          <ProtectForm label="Protect your property, at the end of the page" />
        </div>
      </div>
    </section>
  );
}
