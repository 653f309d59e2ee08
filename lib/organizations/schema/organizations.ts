import { z } from 'zod';
import { emailAddress, optionalText, shownName } from '@/lib/values/text';
import { organizationRoles } from '../rules/members';
import type { invitationSchema, memberSchema, openedInvitationSchema, organizationSchema } from './answers';

const NAME_LENGTH = 200;
const role = z.enum(organizationRoles, 'Please choose owner or member.');

/** POST and PATCH /api/organization */
export const organizationNameSchema = z.strictObject({
  name: shownName(
    'the name of your organization',
    NAME_LENGTH,
    'Please enter the name of your organization: this one is ours.',
  ),
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
export type InviteInput = z.output<typeof inviteSchema>;
export type MemberRoleInput = z.output<typeof memberRoleSchema>;

/** Times are ISO 8601 UTC. */
export type MemberView = z.infer<typeof memberSchema>;
export type InvitationView = z.infer<typeof invitationSchema>;
export type OrganizationView = z.infer<typeof organizationSchema>;
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;
