import Link from 'next/link';
import { ProtectPanel } from '@/components/deeds/protect-panel';
import { Guilloche } from '@/components/shell/guilloche';
import { moneyBack } from '@/lib/deeds/content/lock-promise';

const terms = [
  { name: '$99', says: 'one-time per property' },
  { name: 'Lifetime', says: 'protection, no renewal' },
  { name: '30 days', says: moneyBack.replace('30-day ', '') },
];

export function ProtectionHero() {
  return (
    <div className="relative isolate overflow-hidden">
      <Guilloche
        figure="seal"
        className="pointer-events-none absolute -top-40 -left-52 -z-10 size-144 text-primary opacity-15 max-sm:size-96"
      />
      <div className="page grid items-start gap-x-16 gap-y-10 py-12 lg:grid-cols-[1.2fr_1fr] lg:py-20">
        <div className="lg:pt-6">
          <p className="eyebrow">DeedGuard property protection</p>
          <h1 className="mt-2 max-w-[17ch] text-[2.5rem] leading-[1.06] tracking-[-0.022em] sm:text-6xl">
            Lock your deed. Hold the proof.
          </h1>
          <p className="mt-6 max-w-[48ch] text-lg text-muted-foreground sm:text-xl sm:leading-8">
            What you state about your property today becomes one dated entry in a public log. Nobody can move
            it, and you can show it to anyone.
          </p>
          <dl className="mt-8 grid max-w-xl grid-cols-3 divide-x border-y">
            {terms.map(({ name, says }) => (
              <div key={name} className="px-3 py-4 first:pl-0 max-[22.5rem]:px-2 sm:px-5">
                <dt className="font-serif text-xl font-semibold text-primary tabular-nums max-[22.5rem]:text-base sm:text-2xl">
                  {name}
                </dt>
                <dd className="text-sm leading-5 text-muted-foreground">{says}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 max-sm:hidden">
            <Link href="/document-vault" prefetch={false} className="text-link">
              View Document Vault
            </Link>
          </p>
        </div>
        <ProtectPanel />
      </div>
    </div>
  );
}
