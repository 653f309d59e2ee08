import * as z from 'zod';
import { emailAddress, lineOfText, optionalText, shownName } from '@/lib/values/text';
import { isNamed, organizationRoles } from '../rules/members';
import type { invitationSchema, memberSchema, openedInvitationSchema, organizationSchema } from './answers';

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
export type MemberView = z.infer<typeof memberSchema>;
export type InvitationView = z.infer<typeof invitationSchema>;
export type OrganizationView = z.infer<typeof organizationSchema>;
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;
