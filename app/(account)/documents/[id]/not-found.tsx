import type { Metadata } from 'next';
import { NoSuchDocument } from '@/components/vault/page/no-such-document';

export const metadata: Metadata = { title: '404 Page Not Found', robots: { index: false } };

export default function DocumentNotFound() {
  return (
    <div data-product="deedguard" className="page">
      <NoSuchDocument />
    </div>
  );
}
