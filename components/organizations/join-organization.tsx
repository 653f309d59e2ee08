'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { signUpDrafts } from '@/components/session/sign-up-drafts';
import { explainFailure } from '@/components/kit/explain-failure';
import { useAction } from '@/components/kit/use-action';
import { useRead } from '@/components/kit/use-read';
import { acceptInvitation } from '@/components/organizations/calls';
import { InvitationWords } from '@/components/organizations/invitation-words';
import { invitationOf } from '@/components/organizations/queries';
import { useAuth } from '@/components/session/auth-provider';
import { openAfresh } from '@/components/session/open-afresh';
import { refreshUser } from '@/components/session/refresh-user';
import { linkSecrets, useLinkSecret } from '@/components/session/use-link-secret';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button, buttonVariants } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { JOIN_ORGANIZATION } from '@/lib/accounts/rules/return-path';
import type { OpenedInvitation, OrganizationView } from '@/lib/organizations/schema/organizations';

const WAY_BACK = `?${new URLSearchParams({ callbackUrl: JOIN_ORGANIZATION })}`;

const waiting = linkSecrets('invitation');

/** The page of the link that invites somebody: who does, to what and as what, and the way in. */
export function JoinOrganization() {
  const token = useLinkSecret(waiting);
  const { user, ready } = useAuth();
  const [joined, setJoined] = useState<OrganizationView | null>(null);
  // The secret is gone by then.
  if (joined) return <Joined organization={joined} />;
  if (token === null || !ready) return <p role="status">Looking at the invitation…</p>;
  if (token === '')
    return <Over says="This link is not complete. Please open it from the email once more." />;
  return <Invitation key={user?.id} token={token} accountId={user?.id ?? null} onJoined={setJoined} />;
}

type InvitationProps = {
  token: string;
  accountId: string | null;
  onJoined: (organization: OrganizationView) => void;
};

function Invitation({ token, accountId, onJoined }: InvitationProps) {
  const { data, error } = useRead(invitationOf(token, accountId));
  if (error) return <Over says={explainFailure(error)} />;
  if (!data) return <p role="status">Looking at the invitation…</p>;
  return (
    <div className="grid gap-5">
      <InvitationWords invitation={data} />
      {accountId ? (
        <Answer token={token} invitation={data} onJoined={onJoined} />
      ) : (
        <SignInFirst token={token} email={data.email} />
      )}
    </div>
  );
}

function SignInFirst({ token, email }: { token: string; email: string }) {
  function signUp() {
    waiting.keep(token);
    signUpDrafts.keep({ ...signUpDrafts.find(), email });
  }

  return (
    <>
      <p>
        Log in with the account that has the address {email}, or open one. You will come back here, and can
        join at the press of a button.
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
          onClick={signUp}
        >
          Open an account
        </a>
      </div>
    </>
  );
}

type AnswerProps = {
  token: string;
  invitation: OpenedInvitation;
  onJoined: (organization: OrganizationView) => void;
};

function Answer({ token, invitation, onJoined }: AnswerProps) {
  return invitation.isYours ? (
    <Accept token={token} invitation={invitation} onJoined={onJoined} />
  ) : (
    <OtherAccount token={token} email={invitation.email} />
  );
}

function Accept({ token, invitation, onJoined }: AnswerProps) {
  const { act, isPending, problem, dialog } = useAction(() => acceptInvitation(token), {
    onDone: async (organization) => {
      waiting.drop();
      onJoined(organization);
      await refreshUser();
    },
  });

  return (
    <>
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

function OtherAccount({ token, email }: { token: string; email: string }) {
  const { logout } = useAuth();
  const leave = useAction(logout, { onDone: () => openAfresh(`/login${WAY_BACK}`) });
  return (
    <>
      <Alert variant="waiting">
        <AlertTitle>This invitation is not for this account yet</AlertTitle>
        <AlertDescription>
          It was emailed to {email}. Log in with the account that has this address, or give this account that
          address, and confirm it, under{' '}
          <Link href="/settings/account" className="text-link" onClick={() => waiting.keep(token)}>
            Settings, Account
          </Link>
          .
        </AlertDescription>
      </Alert>
      <div role="alert" className="empty:hidden">
        {leave.problem && <Alert variant="destructive">{leave.problem}</Alert>}
      </div>
      <Button
        size="lg"
        className="needs-script"
        aria-disabled={leave.isPending}
        onClick={() => {
          waiting.keep(token);
          void leave.act();
        }}
      >
        {leave.isPending && <Spinner />}
        Log in with another account
      </Button>
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
