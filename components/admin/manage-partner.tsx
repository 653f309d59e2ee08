'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { useAction } from '@/components/kit/use-action';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { toast } from '@/components/ui/toast';
import { inPercent, toBasisPoints } from '@/lib/organizations/rules/portal';
import { applicationUrl } from '@/lib/partners/rules/urls';
import type { PartnerOrganization } from '@/lib/partners/schema/applications';
import { apiRequest } from '@/lib/platform/api-client';

type ManagePartnerProps = { id: string; company: string; organization: PartnerOrganization };

/** What was agreed with a partner, and a new invitation for one whom nobody has joined. */
export function ManagePartner({ id, company, organization }: ManagePartnerProps) {
  const { revenueShareBasisPoints: share, members } = organization;
  const [isAsked, setAsked] = useState(false);
  const rememberFocus = useFocusAfter();

  function ask() {
    rememberFocus();
    setAsked(true);
  }

  return (
    <div className="mt-1 grid justify-items-start gap-2 text-sm">
      <p className="text-muted-foreground">
        {share === null ? 'No share agreed' : `Share: ${inPercent(share)}`}, {sayMembers(members)}
      </p>
      <Button size="sm" variant="outline" className="needs-script" onClick={ask}>
        Set share<span className="sr-only"> of {company}</span>
      </Button>
      {members === 0 && <InviteAgain id={id} company={company} />}
      {isAsked && <ShareDialog id={id} company={company} share={share} onClose={() => setAsked(false)} />}
    </div>
  );
}

type ShareDialogProps = { id: string; company: string; share: number | null; onClose: () => void };

function ShareDialog({ id, company, share, onClose }: ShareDialogProps) {
  const [percent, setPercent] = useState(share === null ? '' : String(share / 100));
  const router = useRouter();

  async function save() {
    await apiRequest('PATCH', `${applicationUrl(id)}/share`, {
      basisPoints: toBasisPoints(percent),
    });
    toast({ title: 'Share saved', description: company });
    router.refresh();
  }

  return (
    <ConfirmDialog
      title={`Share of ${company}`}
      keepLabel="Cancel"
      confirmLabel="Save share"
      pendingLabel="Saving"
      onConfirm={save}
      onClose={onClose}
      field={
        <div>
          <Label htmlFor="share-percent">Percent of each payment</Label>
          <Input
            id="share-percent"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            className="mt-1.5"
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
          />
        </div>
      }
    >
      <p>
        As the signed agreement says it. The partner sees it in the portal, with what it comes to. Leave it
        empty where there is no agreement.
      </p>
    </ConfirmDialog>
  );
}

function InviteAgain({ id, company }: { id: string; company: string }) {
  const { act, isPending, problem } = useAction(
    () => apiRequest('POST', `${applicationUrl(id)}/invitation`),
    { says: { title: 'Invitation sent again', description: company } },
  );
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        className="needs-script"
        aria-disabled={isPending}
        onClick={() => void act()}
      >
        Invite again<span className="sr-only">: {company}</span>
      </Button>
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
    </>
  );
}

function sayMembers(count: number): string {
  if (count === 0) return 'no members yet';
  return count === 1 ? '1 person' : `${count} people`;
}
