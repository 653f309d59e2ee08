import type { Metadata } from 'next';
import { getSitePage } from './site';

/** A page below one of the table, one per record: `/state-documents/texas`. */
type SubPage = { path: string; title: string; description: string };

/** Title, description, canonical address and sharing card of a public page; its picture is that of its page in the table. */
export function pageMetadata(tablePath: string, subPage?: SubPage): Metadata {
  const { path, title, description, hasOwnTitle, mailed, unindexed } = {
    ...getSitePage(tablePath),
    ...subPage,
  };
  if (mailed) return { title, description, robots: { index: false } };
  const images = [{ url: sharingImage(tablePath), width: 1200, height: 630, alt: title }];
  return {
    title: hasOwnTitle ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    ...(unindexed && { robots: { index: false } }),
    openGraph: {
      type: 'website',
      siteName: 'DeedGuard and GuardSign',
      locale: 'en_US',
      url: path,
      title,
      description,
      images,
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** `/pricing/calculator` → `/og/pricing-calculator.png`; the landing page is `home`. */
function sharingImage(path: string): string {
  return `/og/${sharingImageName(path)}.png`;
}

export function sharingImageName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}
