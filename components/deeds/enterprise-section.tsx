import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';
import { enterpriseOffers } from '@/lib/partners/content/enterprise';

export function EnterpriseSection() {
  return (
    <section aria-labelledby="enterprise" className="border-y bg-card">
      <div className="page grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[1fr_1.4fr] lg:py-20">
        <div>
          <h2 id="enterprise" className="max-w-[17ch] text-3xl sm:text-4xl">
            For those who hold many deeds
          </h2>
          <p className="mt-4 text-lg text-muted-foreground">
            The same lock and the same proof for every property you hold. Your programs can ask for it through
            our API.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Link
              href="/enterprise"
              prefetch={false}
              className={buttonVariants({ variant: 'outline', size: 'lg' })}
            >
              DeedGuard for enterprise
            </Link>
            <Link href="/developers" prefetch={false} className="text-link">
              For developers
            </Link>
          </div>
        </div>
        <dl className="divide-y border-y">
          {enterpriseOffers.map(({ title, text }) => (
            <div key={title} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[10rem_1fr]">
              <dt className="font-serif text-lg font-semibold">{title}</dt>
              <dd className="text-muted-foreground">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
