import { ActionRow } from '@/components/products/action-row';
import { Guilloche } from '@/components/shell/guilloche';
import { PAYMENT_DAYS } from '@/lib/deeds/rules/lock';
import { lockPromise, moneyBack } from '@/lib/deeds/content/lock-promise';

const terms = ['Lifetime protection, no renewal', `Lock first, pay within ${PAYMENT_DAYS} days`, moneyBack];

/** The price of a lock, like the face of a certificate. */
export function PricePlate() {
  return (
    <div className="relative isolate mt-10 overflow-hidden rounded-lg border bg-card">
      <Guilloche
        figure="seal"
        className="pointer-events-none absolute -top-16 -right-20 -z-10 size-104 text-primary opacity-25 max-sm:size-64"
      />
      <div className="grid gap-x-12 gap-y-6 p-6 sm:p-9 md:grid-cols-[auto_minmax(0,1fr)] md:items-center">
        <p className="md:border-r md:pr-12">
          <span className="block font-serif text-6xl font-semibold tracking-[-0.02em] text-primary tabular-nums sm:text-7xl">
            $99
          </span>
          <span className="mt-1 block text-muted-foreground">per property, once</span>
        </p>
        <ul className="grid gap-1.5">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </div>
      <div className="border-t p-6 sm:px-9">
        <ActionRow
          actions={[
            { href: '/deedguard-protection', label: 'Protect a property' },
            { href: '/verify', label: 'Verify a proof' },
          ]}
        />
        <p className="mt-4 measure text-sm text-muted-foreground">{lockPromise}</p>
      </div>
    </div>
  );
}
