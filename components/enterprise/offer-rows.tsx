import Link from 'next/link';
import { enterpriseOffers } from '@/lib/partners/content/enterprise';

/** One row for each trade: what we offer, a day with it, and where to read on. */
export function OfferRows() {
  return (
    <ul className="border-t-2 border-primary">
      {enterpriseOffers.map(({ title, text, inPractice, link }) => (
        <li
          key={title}
          className="grid gap-x-10 gap-y-3 border-b py-7 md:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)_15rem]"
        >
          <h3 className="text-2xl">{title}</h3>
          <div>
            <p className="font-serif text-xl leading-7">{text}</p>
            <p className="mt-2 measure text-[0.9375rem] leading-6 text-muted-foreground">{inPractice}</p>
          </div>
          <p className="text-[0.9375rem] max-lg:md:col-start-2 lg:pt-1 lg:text-right">
            <Link href={link.href} prefetch={false} className="text-link">
              {link.label}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
