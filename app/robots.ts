import type { MetadataRoute } from 'next';
import { runningAddress } from '@/lib/platform/env';

/** A build does not know the address that the site will have. */
export const dynamic = 'force-dynamic';

/** Private pages say `noindex` themselves: a crawler that may not read them would not learn it. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${runningAddress()}/sitemap.xml`,
  };
}
