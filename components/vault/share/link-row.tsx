'use client';

import { useState } from 'react';
import { accountClient } from '@/components/kit/account-client';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { LocalTime } from '@/components/kit/local-time';
import { linksOf, refreshVault } from '@/components/vault/queries';
import { linksUrl } from '@/lib/vault/rules/urls';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { apiRequest } from '@/lib/platform/api-client';
import type { ShareLink } from '@/lib/vault/schema/links';

const statusLooks = {
  open: { label: 'Open', variant: 'success' },
  expired: { label: 'Expired', variant: 'outline' },
  revoked: { label: 'Revoked', variant: 'outline' },
} as const;

type LinkRowProps = { link: ShareLink; documentId: string; name: string };

/** One link: until when it opens, how often it was opened, and by whom. */
export function LinkRow({ link, documentId, name }: LinkRowProps) {
  const { status, createdAt, expiresAt, revokedAt, viewCount, views } = link;

  return (
    <div className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge variant={statusLooks[status].variant}>{statusLooks[status].label}</Badge>
        <p className="text-[0.9375rem]">
          {endWord[status]} <LocalTime value={status === 'revoked' && revokedAt ? revokedAt : expiresAt} />
        </p>
        <p className="text-[0.9375rem] text-muted-foreground tabular-nums">{countViews(viewCount)}</p>
        {status === 'open' && <RevokeLink link={link} documentId={documentId} name={name} />}
      </div>
      <p className="text-sm text-muted-foreground">
        Made <LocalTime value={createdAt} />
      </p>
      {views.length > 0 && (
        <details className="text-[0.9375rem]">
          <summary className="w-fit text-link">Latest viewers</summary>
          <ul className="mt-2 grid gap-1">
            {views.map((view, index) => (
              <li key={index} className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 wrap-anywhere">{view.viewer}</span>
                <span className="text-muted-foreground">
                  <LocalTime value={view.viewedAt} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const endWord: Record<ShareLink['status'], string> = {
  open: 'Opens until',
  expired: 'Ended',
  revoked: 'Revoked',
};

function countViews(count: number): string {
  if (count === 0) return 'Not opened yet';
  return count === 1 ? '1 view' : `${count} views`;
}

function RevokeLink({ link, documentId, name }: LinkRowProps) {
  const [isAsking, setIsAsking] = useState(false);

  async function revoke() {
    await apiRequest('DELETE', `${linksUrl(documentId)}/${link.id}`);
    accountClient().setQueryData(linksOf(documentId).queryKey, (list) =>
      list?.map((listed) =>
        listed.id === link.id
          ? { ...listed, status: 'revoked', revokedAt: new Date().toISOString() }
          : listed,
      ),
    );
    toast({ title: 'Link revoked', description: `Nobody can open ${name} with it any longer.` });
    void refreshVault();
  }

  return (
    <>
      <Button variant="ghost" size="sm" className="ml-auto" onClick={() => setIsAsking(true)}>
        Revoke<span className="sr-only"> the link to {name}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Revoke this link"
          confirmLabel="Revoke the link"
          pendingLabel="Revoking"
          keepLabel="Keep it"
          isDestructive
          onConfirm={revoke}
          onClose={() => setIsAsking(false)}
        >
          <p>
            The link to {name} ends at once and cannot be opened again. What somebody has downloaded already
            stays with them.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
