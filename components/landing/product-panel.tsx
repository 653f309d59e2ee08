import Link from 'next/link';
import type { ReactNode } from 'react';
import { Guilloche } from '@/components/shell/guilloche';
import { LinkList, type ListedLink } from '@/components/shell/link-list';
import { buttonVariants } from '@/components/ui/button';
import { ArrowRightIcon } from '@/components/ui/icons';
import type { Product } from '@/lib/site/site-map';

type ProductPanelProps = {
  product: Product;
  name: string;
  audience: string;
  promise: string;
  /** The page has one that is the main one. */
  action: { href: string; label: string; isMain?: boolean };
  links: ListedLink[];
  children?: ReactNode;
};

/** One of the two doors of the front page. */
export function ProductPanel({
  product,
  name,
  audience,
  promise,
  action,
  links,
  children,
}: ProductPanelProps) {
  return (
    <section
      data-product={product}
      aria-labelledby={product}
      className="relative flex flex-col overflow-hidden rounded-lg border bg-card p-6 sm:p-8"
    >
      <Guilloche
        figure="seal"
        className="pointer-events-none absolute -top-24 -right-24 size-52 text-primary opacity-40 sm:size-64"
      />
      <p className="relative eyebrow">{audience}</p>
      <h2 id={product} className="relative mt-1 text-3xl text-primary sm:text-4xl">
        {name}
      </h2>
      <p className="relative mt-4 max-w-[34ch] font-serif text-xl leading-snug">{promise}</p>
      <Link
        href={action.href}
        prefetch={false}
        className={buttonVariants({
          variant: action.isMain ? 'default' : 'outline',
          size: 'lg',
          className: 'relative mt-6 self-start max-sm:w-full',
        })}
      >
        {action.label}
        <ArrowRightIcon />
      </Link>
      <LinkList links={links} className="row-links mt-8" />
      {children}
    </section>
  );
}
