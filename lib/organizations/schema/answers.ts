import * as z from 'zod';
import { organizationKinds, organizationRoles } from '../rules/members';

const role = z.enum(organizationRoles);
const kind = z.enum(organizationKinds);

export const memberSchema = z.object({
  id: z.uuid().describe('The account of the member.'),
  name: z.string(),
  email: z.string(),
  role,
  joinedAt: z.iso.datetime(),
});

/** One that can still be accepted. */
export const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

/** The organization of whoever asks. */
export const organizationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind,
  role: role.describe('The role of whoever asks.'),
  seats: z
    .number()
    .int()
    .nullable()
    .describe('How many people it may have, invitations among them; `null` where we do not count.'),
  createdAt: z.iso.datetime(),
  members: z.array(memberSchema),
  invitations: z.array(invitationSchema).describe('Those that can still be accepted.'),
});

/** What an invitation says before it is accepted. */
export const openedInvitationSchema = z.object({
  organization: z.string(),
  kind,
  role,
  email: z.string().describe('The address that it was mailed to.'),
  invitedBy: z.string().nullable().describe('The member who asked; `null` where we did, on approval.'),
  expiresAt: z.iso.datetime(),
  isYours: z.boolean().describe('Whether the account that asks has this address.'),
});
