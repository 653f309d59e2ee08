import { LocalTime } from '@/components/kit/local-time';
import { asRole } from '@/lib/organizations/rules/members';
import type { OpenedInvitation } from '@/lib/organizations/schema/organizations';

/** Who invites, to what and as what, and what comes with it. */
export function InvitationWords({ invitation }: { invitation: OpenedInvitation }) {
  const { organization, invitedBy, role, kind, expiresAt } = invitation;
  return (
    <>
      <p className="text-lg">
        {invitedBy ? `${invitedBy} invites you` : 'You are invited'} to{' '}
        <strong className="wrap-anywhere">{organization}</strong>, as {asRole[role]}.
      </p>
      <p className="text-muted-foreground">
        {kind === 'partner'
          ? 'It is a partner of ours. Your account becomes one of a partner, with the portal of the organization. '
          : 'It is part of a Professional Guard plan. '}
        Its members see your name and your email address. What is your own stays yours. The invitation works
        until <LocalTime value={expiresAt} isDay />.
      </p>
    </>
  );
}
