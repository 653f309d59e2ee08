import type { MetadataRoute } from 'next';
import { siteAddress } from '@/lib/platform/env';

/** Private pages say `noindex` themselves: a crawler that may not read them would not learn it. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${siteAddress()}/sitemap.xml`,
  };
}
