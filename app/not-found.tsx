import type { Metadata } from 'next';
import { LazyUnknownAddress } from '@/app/lazy-unknown-address';

export const metadata: Metadata = { title: '404 Page Not Found', robots: { index: false } };

export default function NotFound() {
  return <LazyUnknownAddress />;
}
