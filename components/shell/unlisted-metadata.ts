import type { Metadata } from 'next';
import { getSitePage } from '@/lib/site/site';

/** Of a page that is named and described, but not for search engines. */
export function unlistedMetadata(path: string): Metadata {
  const { title, description } = getSitePage(path);
  return { title, description, robots: { index: false, follow: true } };
}
