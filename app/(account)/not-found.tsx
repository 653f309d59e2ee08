import type { Metadata } from 'next';
import { NotFoundNotice } from '@/components/shell/not-found-notice';

export const metadata: Metadata = { title: '404 Page Not Found', robots: { index: false } };

export default function NotFound() {
  return <NotFoundNotice />;
}
