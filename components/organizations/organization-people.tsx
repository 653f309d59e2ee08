import { CloseOrganization } from '@/components/organizations/close-organization';
import { InvitationList } from '@/components/organizations/invitation-list';
import { InviteForm } from '@/components/organizations/invite-form';
import { LeaveOrganization } from '@/components/organizations/leave-organization';
import { MemberList } from '@/components/organizations/member-list';
import { RenameForm } from '@/components/organizations/rename-form';
import { asRole } from '@/lib/organizations/rules/members';
import type { OrganizationView } from '@/lib/organizations/schema/organizations';

type OrganizationPeopleProps = { organization: OrganizationView; ownId: string };

/** Who belongs to an organization and was asked to, and for an owner the way to change it. */
export function OrganizationPeople({ organization, ownId }: OrganizationPeopleProps) {
  const { name, role, seats, members, invitations } = organization;
  const isOwner = role === 'owner';
  const taken = members.length + invitations.length;
  return (
    <>
      <section aria-labelledby="members">
        <h2 id="members" className="text-2xl">
          Members
        </h2>
        <p className="mt-2 measure text-muted-foreground">
          You are {asRole[role]} of {name}.{' '}
          {seats !== null && `${taken} of ${seats} places are taken, including invitations. `}
          {!isOwner && 'An owner invites people, and makes keys, webhooks and apps.'}
        </p>
        <MemberList members={members} ownId={ownId} canChange={isOwner} />
      </section>
      {isOwner && (
        <section aria-labelledby="invite" className="max-w-2xl">
          <h2 id="invite" className="text-2xl">
            Invite somebody
          </h2>
          {seats !== null && taken >= seats ? (
            <p className="mt-2 text-muted-foreground">
              The places are taken. Take an invitation back or remove a member to free one.
            </p>
          ) : (
            <InviteForm />
          )}
        </section>
      )}
      {invitations.length > 0 && (
        <section aria-labelledby="invitations">
          <h2 id="invitations" className="text-2xl">
            Invitations
          </h2>
          <InvitationList invitations={invitations} canChange={isOwner} />
        </section>
      )}
      {isOwner && <RenameForm name={name} />}
      <LeaveOrganization organization={organization} ownId={ownId} />
      {isOwner && <CloseOrganization organization={organization} />}
    </>
  );
}
