'use client';

import { SiteFrame } from '@/app/site-frame';
import { NotFoundNotice } from '@/components/shell/not-found-notice';

/** The page of an address at which there is nothing. */
export function UnknownAddress() {
  return (
    <SiteFrame>
      <NotFoundNotice hasSiteMap />
    </SiteFrame>
  );
}
