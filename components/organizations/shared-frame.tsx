'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { LocalTime } from '@/components/kit/local-time';
import { StopSharing } from '@/components/organizations/stop-sharing';
import { sharedKindWords } from '@/lib/organizations/rules/sharing';
import type { Share, SharedKind } from '@/lib/organizations/schema/sharing';

type SharedFrameProps = {
  kind: SharedKind;
  share: Share;
  /** what is shared, by its name */
  name: string;
  children: ReactNode;
};

/** Around the page of something that a member shares: whose it is, and for whoever may the way to end that. */
export function SharedFrame({ kind, share, name, children }: SharedFrameProps) {
  const { thingId, organization, sharedBy, sharedAt, isOwn, mayEnd } = share;
  const { plural, href } = sharedKindWords[kind];
  const router = useRouter();
  const list = `/organization/shared?kind=${kind}`;

  return (
    <div
      data-product={kind === 'document' || kind === 'property' ? 'deedguard' : 'guardsign'}
      className="page"
    >
      <p className="mb-4">
        <Link href={list} prefetch={false} className="text-link">
          {plural} that are shared
        </Link>
      </p>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y py-3 text-[0.9375rem]">
        <p className="min-w-0 wrap-anywhere">
          {isOwn ? 'You share this' : `${sharedBy} shares this`} with {organization} since{' '}
          <LocalTime value={sharedAt} isDay />.{' '}
          {isOwn ? (
            <Link href={href(thingId)} prefetch={false} className="text-link">
              See your own page of it
            </Link>
          ) : (
            'You can read it and not change it.'
          )}
        </p>
        {mayEnd && (
          <StopSharing
            thing={{ kind, id: thingId }}
            {...{ organization, name, isOwn }}
            onStopped={() => router.replace(list)}
          />
        )}
      </div>
      {children}
    </div>
  );
}
