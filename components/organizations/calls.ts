import type {
  CloseOrganizationInput,
  InvitationView,
  InviteInput,
  MemberRoleInput,
  OpenedInvitation,
  OrganizationNameInput,
  OrganizationView,
} from '@/lib/organizations/schema/organizations';
import type { SharedThing } from '@/lib/organizations/schema/sharing';
import { apiRequest } from '@/lib/platform/api-client';

const URL = '/api/organization';

export function openOrganization(input: OrganizationNameInput) {
  return apiRequest<OrganizationView>('POST', URL, input);
}

export function renameOrganization(input: OrganizationNameInput) {
  return apiRequest<OrganizationView>('PATCH', URL, input);
}

export function invite(input: InviteInput) {
  return apiRequest<InvitationView>('POST', `${URL}/invitations`, input);
}

export function revokeInvitation({ id }: { id: string }) {
  return apiRequest<void>('DELETE', `${URL}/invitations/${id}`);
}

export function openInvitation(token: string) {
  return apiRequest<OpenedInvitation>('POST', `${URL}/invitations/open`, { token });
}

export function acceptInvitation(token: string) {
  return apiRequest<OrganizationView>('POST', `${URL}/invitations/accept`, { token });
}

export function setMemberRole({ id }: { id: string }, input: MemberRoleInput) {
  return apiRequest<void>('PATCH', `${URL}/members/${id}`, input);
}

export function removeMember({ id }: { id: string }) {
  return apiRequest<void>('DELETE', `${URL}/members/${id}`);
}

export function leaveOrganization() {
  return apiRequest<void>('POST', `${URL}/leave`, {});
}

export function closeOrganization(input: CloseOrganizationInput) {
  return apiRequest<void>('POST', `${URL}/close`, input);
}

export function shareWithOrganization({ kind, id }: SharedThing) {
  return apiRequest<void>('PUT', `${URL}/shared/${kind}/${id}`, {});
}

export function endSharing({ kind, id }: SharedThing) {
  return apiRequest<void>('DELETE', `${URL}/shared/${kind}/${id}`);
}
