import type { MetadataRoute } from 'next';
import { states } from '@/lib/catalog/content/states';
import { runningAddress } from '@/lib/platform/env';
import { listIndexedPages } from '@/lib/site/site';

/** A build does not know the address that the site will have. */
export const dynamic = 'force-dynamic';

/** Every page that search engines may list, with a page for each state where there is one. */
export default function sitemap(): MetadataRoute.Sitemap {
  const paths = listIndexedPages().map(({ path }) => path);
  const perState = ['/state-documents', '/recording/requirements'].flatMap((path) =>
    states.map(({ slug }) => `${path}/${slug}`),
  );
  return [...paths, ...perState].map((path) => ({ url: new URL(path, runningAddress()).toString() }));
}
