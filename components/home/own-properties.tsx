import Link from 'next/link';
import { SectionHeading } from '@/components/home/section-heading';
import { LockBadge } from '@/components/shell/lock-badge';
import { buttonVariants } from '@/components/ui/button';
import type { AlertedProperty, PropertyCounts } from '@/lib/deeds/schema';
import { nextStepOf } from '@/lib/properties/rules/next-step';

type OwnPropertiesProps = { properties: AlertedProperty[]; counts: PropertyCounts };

export function OwnProperties({ properties, counts }: OwnPropertiesProps) {
  return (
    <section aria-labelledby="own-properties">
      <SectionHeading
        id="own-properties"
        title="Properties"
        more={
          counts.locked + counts.ended > 0
            ? { href: '/properties', label: `All ${counts.locked + counts.ended}` }
            : undefined
        }
      />
      {properties.length === 0 ? (
        <div className="mt-3 border-y py-4">
          <p className="text-muted-foreground">No property of yours is locked.</p>
          <Link
            href="/deedguard-protection"
            prefetch={false}
            className={buttonVariants({ variant: 'outline', className: 'mt-3' })}
          >
            Protect a property
          </Link>
        </div>
      ) : (
        <ul className="mt-3 app-rows">
          {properties.map((property) => (
            <li key={property.id}>
              <Link href={`/properties/${property.id}`} prefetch={false}>
                {property.propertyAddress}
              </Link>
              <span className="flex shrink-0 items-center gap-3">
                <PropertyStep property={property} />
                <LockBadge property={property} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PropertyStep({ property }: { property: AlertedProperty }) {
  const step = nextStepOf(property);
  if (!step) return <span className="text-sm text-muted-foreground">Nothing to do</span>;
  return (
    <Link href={step.href} prefetch={false} className="relative text-sm text-link">
      {step.what}
      <span className="sr-only"> for {property.propertyAddress}</span>
    </Link>
  );
}
