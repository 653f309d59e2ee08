import type { Metadata } from 'next';
import { SiteFrame } from '@/app/site-frame';
import { NotFoundNotice } from '@/components/shell/not-found-notice';

export const metadata: Metadata = { title: '404 Page Not Found', robots: { index: false } };

export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundNotice hasSiteMap />
    </SiteFrame>
  );
}
