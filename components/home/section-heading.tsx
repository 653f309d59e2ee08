import Link from 'next/link';

type SectionHeadingProps = { id: string; title: string; more?: { href: string; label: string } };

/** Of a list on the home page, with the way to all of it. */
export function SectionHeading({ id, title, more }: SectionHeadingProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <h2 id={id}>{title}</h2>
      {more && (
        <Link href={more.href} prefetch={false} className="min-w-11 text-right leading-5 text-link">
          {more.label}
        </Link>
      )}
    </div>
  );
}
