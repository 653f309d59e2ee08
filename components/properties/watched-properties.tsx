import Link from 'next/link';
import type { Property } from '@/lib/deeds/schema';

type WatchedPropertiesProps = {
  /** in force, the newest first */
  properties: Pick<Property, 'id' | 'propertyAddress' | 'county'>[];
  /** how many there are in all */
  count: number;
};

/** The locked properties, which are watched by themselves. */
export function WatchedProperties({ properties, count }: WatchedPropertiesProps) {
  return (
    <section aria-labelledby="locked">
      <h2 id="locked" className="text-2xl">
        Your locked properties
      </h2>
      {count === 0 ? (
        <p className="mt-3 border-y py-5 text-muted-foreground">
          Once you lock a property, it is watched by its address, its parcel number and the owner’s name.{' '}
          <Link href="/deedguard-protection" prefetch={false} className="text-link">
            Lock a property
          </Link>
        </p>
      ) : (
        <>
          <p className="mt-3 text-muted-foreground">
            They are watched by address, parcel number and owner’s name until the lock ends.
          </p>
          <ul className="mt-4 divide-y border-y">
            {properties.map(({ id, propertyAddress, county }) => (
              <li key={id} className="py-4">
                <Link href={`/properties/${id}`} prefetch={false} className="wrap-anywhere text-link">
                  {propertyAddress}
                </Link>
                <p className="text-sm text-muted-foreground">
                  {county ?? 'We do not know the county, so recordings are not compared with it.'}
                </p>
              </li>
            ))}
          </ul>
          {count > properties.length && (
            <p className="mt-4">
              <Link href="/properties" prefetch={false} className="text-link">
                See the other {count - properties.length}
              </Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}
