'use client';

import Link from 'next/link';
import { useState } from 'react';
import { accountClient } from '@/components/kit/account-client';
import { LocalTime } from '@/components/kit/local-time';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { shareWithOrganization } from '@/components/organizations/calls';
import { StopSharing } from '@/components/organizations/stop-sharing';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { sharedKindWords } from '@/lib/organizations/rules/sharing';
import type { OwnSharing } from '@/lib/organizations/schema/sharing';

type ShareSectionProps = {
  sharing: OwnSharing;
  /** what is shared, by its name */
  name: string;
};

/** On the page of something of one's own: whether the organization sees it, and the way to change that. */
export function ShareSection({ sharing, name }: ShareSectionProps) {
  const { kind, thingId, organization } = sharing;
  const [sharedAt, setSharedAt] = useState(sharing.sharedAt);
  const [isAsking, setIsAsking] = useState(false);

  function changeTo(at: string | null) {
    setSharedAt(at);
    // What else the page says of who sees it.
    void accountClient().invalidateQueries();
  }

  async function share() {
    await shareWithOrganization({ kind, id: thingId });
    changeTo(new Date().toISOString());
    toast({ title: `Shared with ${organization}`, description: name });
  }

  return (
    <section aria-labelledby="organization-sharing" className="print:hidden">
      <h2 id="organization-sharing" className="text-2xl">
        Your organization
      </h2>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y py-4">
        <div className="grid max-w-prose min-w-0 gap-1" role="status">
          <p className="font-medium wrap-anywhere">
            {sharedAt ? `Shared with ${organization}` : `${organization} does not see this.`}
          </p>
          {sharedAt && (
            <p className="text-sm text-muted-foreground">
              Since <LocalTime value={sharedAt} isDay />, for its members.{' '}
              <Link href={`/organization/shared?kind=${kind}`} prefetch={false} className="text-link">
                See what is shared
              </Link>
            </p>
          )}
        </div>
        {sharedAt ? (
          <StopSharing
            thing={{ kind, id: thingId }}
            {...{ organization, name }}
            isOwn
            onStopped={() => changeTo(null)}
          />
        ) : (
          <Button
            variant="outline"
            size="sm"
            className="needs-script max-sm:min-h-11"
            onClick={() => setIsAsking(true)}
          >
            <span className="wrap-anywhere whitespace-normal">Share with {organization}</span>
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Share with ${organization}?`}
          keepLabel="Cancel"
          confirmLabel="Share"
          pendingLabel="Sharing"
          onConfirm={share}
          onClose={() => setIsAsking(false)}
        >
          <p className="wrap-anywhere">{name}</p>
          <p>{sharedKindWords[kind].seen}</p>
          <p>
            It stays yours. You can stop sharing it here, and so can an owner of the organization. It also
            ends when you leave.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
