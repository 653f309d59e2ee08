import { z } from 'zod';
import { emailAddress, lineOfText, optionalText, shownName } from '@/lib/values/text';
import { isNamed, organizationRoles, type OrganizationKind, type OrganizationRole } from '../rules/members';

const NAME_LENGTH = 200;
export const NOT_ITS_NAME = 'This is not its name. Please type it as it is shown.';
const role = z.enum(organizationRoles, 'Please choose owner or member.');

/** POST and PATCH /api/organization */
export const organizationNameSchema = z.strictObject({
  name: shownName(
    'the name of your organization',
    NAME_LENGTH,
    'Please enter the name of your organization: this one is ours.',
  ),
});

/** POST /api/organization/close */
export const closeOrganizationSchema = z.strictObject({
  name: lineOfText('the name of your organization', NAME_LENGTH),
});

/** The same in the dialog, which knows the name. */
export const closeFormSchema = (name: string) =>
  closeOrganizationSchema.refine((typed) => isNamed({ name }, typed.name), {
    path: ['name'],
    message: NOT_ITS_NAME,
  });

/** POST /api/organization/invitations */
export const inviteSchema = z.strictObject({
  email: emailAddress,
  role: optionalText(role).transform((chosen) => chosen ?? 'member'),
});

/** PATCH /api/organization/members/{id} */
export const memberRoleSchema = z.strictObject({ role });

/** The account of a member, or an invitation. */
export const organizationPartSchema = z.object({ id: z.uuid().toLowerCase() });

export type OrganizationNameInput = z.output<typeof organizationNameSchema>;
export type CloseOrganizationInput = z.output<typeof closeOrganizationSchema>;
export type InviteInput = z.output<typeof inviteSchema>;
export type MemberRoleInput = z.output<typeof memberRoleSchema>;

/** Times are ISO 8601 UTC. */
export type MemberView = {
  id: string;
  name: string;
  email: string;
  role: OrganizationRole;
  joinedAt: string;
};

/** One that can still be accepted. */
export type InvitationView = {
  id: string;
  email: string;
  role: OrganizationRole;
  createdAt: string;
  expiresAt: string;
};

/** The organization of whoever asks. */
export type OrganizationView = {
  id: string;
  name: string;
  kind: OrganizationKind;
  /** of whoever asks */
  role: OrganizationRole;
  /** how many people it may have, invitations among them; null where nobody counts */
  seats: number | null;
  createdAt: string;
  members: MemberView[];
  invitations: InvitationView[];
};

/** What an invitation says before it is accepted. */
export type OpenedInvitation = {
  organization: string;
  kind: OrganizationKind;
  role: OrganizationRole;
  /** the address that it was mailed to */
  email: string;
  /** the member who asked; null where we did, on approval */
  invitedBy: string | null;
  expiresAt: string;
  /** whether the account that asks has this address */
  isYours: boolean;
};
