import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { services } from '@/lib/deeds/content/services';

export function ServiceGrid() {
  return (
    <section aria-labelledby="services" className="page py-16 lg:py-24">
      <h2 id="services" className="text-3xl sm:text-4xl">
        Six services, and what each costs
      </h2>
      <p className="mt-4 measure text-lg text-muted-foreground">
        Deed protection starts on this page, today, with emergency recovery. The other four are not for sale
        yet; these are the prices that they will have.
      </p>
      <ul className="mt-10 grid gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-2 lg:grid-cols-3">
        {services.map(({ name, price, unit, says, notYet, link }) => (
          <li key={name} className="flex flex-col bg-background p-5 sm:p-6">
            <h3 className="text-xl">{name}</h3>
            <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
              <span
                className={cn(
                  'font-serif text-3xl font-semibold tabular-nums',
                  notYet ? 'text-muted-foreground' : 'text-primary',
                )}
              >
                {price}
              </span>
              <span className="text-sm text-muted-foreground">{unit}</span>
            </p>
            <p className="mt-3 text-[0.9375rem] leading-6 text-muted-foreground">{says}</p>
            {notYet && (
              <p className="mt-3 text-[0.9375rem] leading-6">
                <Badge variant="waiting">Not for sale yet</Badge>
                <span className="mt-1 block text-muted-foreground">{notYet}</span>
              </p>
            )}
            {link && (
              <p className="mt-auto pt-4 text-[0.9375rem]">
                <Link href={link.href} prefetch={false} className="text-link">
                  {link.label}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
