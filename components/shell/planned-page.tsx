import Link from 'next/link';
import { Guilloche } from '@/components/shell/guilloche';
import { PageHeader } from '@/components/shell/page-header';
import { buttonVariants } from '@/components/ui/button';
import { findPlan, findSectionOf, getSitePage } from '@/lib/site/site';

/** A page whose address is settled and whose screen is not there yet: what it will hold, and where to go until then. */
export function PlannedPage({ path }: { path: string }) {
  const page = getSitePage(path);
  const section = findSectionOf(path);
  const plan = findPlan(path);
  const [first, ...others] = (plan?.meanwhile ?? ['/']).map(describeLink);

  return (
    <div data-product={section?.product} className="relative isolate overflow-hidden">
      <Guilloche
        figure="seal"
        className="pointer-events-none absolute -top-40 -right-40 -z-10 size-112 text-primary opacity-25 max-sm:size-80"
      />
      <div className="page py-12 sm:py-20">
        <PageHeader title={page.title} section={section?.title}>
          <p>{page.description}</p>
        </PageHeader>
        <section aria-labelledby="coming" className="mt-12 max-w-2xl">
          <h2 id="coming" className="text-xl">
            This page is being built. It will hold:
          </h2>
          <ul className="mt-4 divide-y border-y">
            {plan?.coming.map((line) => (
              <li key={line} className="py-3">
                {line}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="meanwhile" className="mt-10">
          <h2 id="meanwhile" className="text-xl">
            What works today
          </h2>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
            {first && (
              <Link href={first.href} prefetch={false} className={buttonVariants({ size: 'lg' })}>
                {first.label}
              </Link>
            )}
            {others.map(({ href, label }) => (
              <Link key={href} href={href} prefetch={false} className="text-link">
                {label}
              </Link>
            ))}
            {first?.href !== '/' && (
              <Link href="/" prefetch={false} className="text-link">
                Back to Home
              </Link>
            )}
          </div>
        </section>
      </div>
    </div>
  );
}

function describeLink(href: string) {
  const [path = '/'] = href.split('?');
  return { href, label: path === '/' ? 'Back to Home' : getSitePage(path).title };
}
