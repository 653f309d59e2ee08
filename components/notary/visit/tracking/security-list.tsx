import { trackingRules } from '@/lib/notary/content/product';

/** Who sees a position, when and for how long. */
export function SecurityList() {
  return (
    <section aria-labelledby="visit-security">
      <h3 id="visit-security" className="text-lg">
        How a position is protected
      </h3>
      <dl className="mt-3 border-t">
        {trackingRules.map(({ title, text }) => (
          <div key={title} className="border-b py-3 text-[0.9375rem] leading-6">
            <dt className="font-medium">{title}</dt>
            <dd className="text-muted-foreground">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
