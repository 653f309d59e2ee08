import { queryOptions } from '@tanstack/react-query';
import { openInvitation } from '@/components/organizations/calls';

/** What the link of an invitation is for, to the account that is signed in. The secret is in no address: it is sent. */
export const invitationOf = (token: string, accountId: string | null) =>
  queryOptions({
    queryKey: ['/api/organization/invitations/open', token, accountId],
    queryFn: () => openInvitation(token),
  });
