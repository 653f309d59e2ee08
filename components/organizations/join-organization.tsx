'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { draftStore } from '@/components/kit/draft-store';
import { explainFailure } from '@/components/kit/explain-failure';
import { useAction } from '@/components/kit/use-action';
import { useRead } from '@/components/kit/use-read';
import { acceptInvitation } from '@/components/organizations/calls';
import { InvitationWords } from '@/components/organizations/invitation-words';
import { invitationOf } from '@/components/organizations/queries';
import { useAuth } from '@/components/session/auth-provider';
import { openAfresh } from '@/components/session/open-afresh';
import { refreshUser } from '@/components/session/refresh-user';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button, buttonVariants } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { OpenedInvitation, OrganizationView } from '@/lib/organizations/schema/organizations';

const WAY_BACK = `?${new URLSearchParams({ callbackUrl: '/join/organization' })}`;

/** Over a login or a sign-up in this tab: the secret of the link stays out of every address that a server sees. */
const waiting = draftStore<string>({
  name: 'invitation',
  read: (value) => (typeof value === 'string' ? value : null),
  owner: 'tab',
});

const stay = () => () => {};

/** The page of the link that invites somebody: who does, to what and as what, and the way in. */
export function JoinOrganization() {
  const token = useSyncExternalStore(
    stay,
    () => location.hash.slice(1) || (waiting.find() ?? ''),
    () => null,
  );
  const { user, ready } = useAuth();
  if (token === null || !ready) return <p role="status">Looking at the invitation…</p>;
  if (token === '')
    return <Over says="This link is not complete. Please open it from the email once more." />;
  return <Invitation key={user?.id} token={token} accountId={user?.id ?? null} />;
}

function Invitation({ token, accountId }: { token: string; accountId: string | null }) {
  const { data, error } = useRead(invitationOf(token, accountId));
  if (error) return <Over says={explainFailure(error)} />;
  if (!data) return <p role="status">Looking at the invitation…</p>;
  return (
    <div className="grid gap-5">
      <InvitationWords invitation={data} />
      {accountId ? (
        <Accept token={token} invitation={data} />
      ) : (
        <SignInFirst token={token} email={data.email} />
      )}
    </div>
  );
}

function SignInFirst({ token, email }: { token: string; email: string }) {
  return (
    <>
      <p>
        Log in with the account that has the address {email}, or open one. You come back here, and join at the
        press of a button.
      </p>
      <div className="flex flex-wrap gap-3">
        <a
          href={`/login${WAY_BACK}`}
          className={buttonVariants({ size: 'lg' })}
          onClick={() => waiting.keep(token)}
        >
          Log in
        </a>
        <a
          href={`/signup${WAY_BACK}`}
          className={buttonVariants({ size: 'lg', variant: 'outline' })}
          onClick={() => waiting.keep(token)}
        >
          Open an account
        </a>
      </div>
    </>
  );
}

function Accept({ token, invitation }: { token: string; invitation: OpenedInvitation }) {
  const [joined, setJoined] = useState<OrganizationView | null>(null);
  const { act, isPending, problem, dialog } = useAction(() => acceptInvitation(token), {
    onDone: async (organization) => {
      waiting.drop();
      await refreshUser();
      setJoined(organization);
    },
  });

  if (joined) return <Joined organization={joined} />;
  return (
    <>
      {!invitation.isYours && (
        <Alert variant="waiting">
          <AlertTitle>This invitation is not for this account yet</AlertTitle>
          <AlertDescription>
            It was mailed to {invitation.email}. Log in with the account that has this address, or confirm the
            address if it is yours.
          </AlertDescription>
        </Alert>
      )}
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <Button size="lg" className="needs-script" aria-disabled={isPending} onClick={() => void act()}>
        {isPending && <Spinner />}
        <span aria-live="polite">{isPending ? 'Joining' : `Join ${invitation.organization}`}</span>
      </Button>
      {dialog}
    </>
  );
}

function Joined({ organization: { name, kind } }: { organization: OrganizationView }) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const home = kind === 'partner' ? '/partners/portal' : '/organization';
  return (
    <Alert variant="success" role="status">
      <p ref={heading} tabIndex={-1} className="font-semibold outline-none">
        You belong to {name} now
      </p>
      <AlertDescription>
        <Button variant="outline" onClick={() => openAfresh(home)}>
          {kind === 'partner' ? 'Open your portal' : 'See your organization'}
        </Button>
      </AlertDescription>
    </Alert>
  );
}

function Over({ says }: { says: string }) {
  return (
    <Alert role="alert" variant="waiting">
      <AlertTitle>{says}</AlertTitle>
      <AlertDescription>An owner of the organization can invite you again.</AlertDescription>
    </Alert>
  );
}
