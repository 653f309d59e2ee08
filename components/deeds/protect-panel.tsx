import { ProtectForm } from '@/components/deeds/protect-form';

/** The form that locks a property, and what comes of it. */
export function ProtectPanel() {
  return (
    <section id="protect" aria-labelledby="protect-heading" className="rounded-lg border bg-card p-5 sm:p-8">
      <h2 id="protect-heading" className="text-2xl">
        Protect your property
      </h2>
      <p className="mt-2 mb-6 text-[0.9375rem] leading-6 text-muted-foreground">
        The lock takes effect at once. You pay $99 within 7 days.
      </p>
      <ProtectForm label="Protect your property" takesDraft />
    </section>
  );
}
