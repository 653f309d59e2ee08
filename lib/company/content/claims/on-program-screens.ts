import { integration, together, type Claim } from './claim';

/** What the API and the pages around it say of us. */
export const programScreenClaims: Claim[] = [
  ...together(
    'lib/platform/v1/idempotency.ts',
    [integration('platform/v1/idempotency', 'is new after 24 hours')],
    'This Idempotency-Key was used for another request within 24 hours.',
  ),
  ...together(
    'components/programs/api-keys.tsx',
    [integration('api/organization/keys/post', 'is for owners: a member asks one')],
    'Only owners can create, roll and revoke keys.',
  ),
  ...together(
    'components/programs/api-keys.tsx',
    [integration('api/organization/keys/[id]/delete', 'ends a key at once, without a confirmation')],
    'Programs that use …… stop working at once.',
  ),
  ...together(
    'lib/organizations/content/close.ts',
    [
      integration(
        'api/organization/close/post',
        'lets a lone owner out: the organization ends, and its keys and invitations with it',
      ),
    ],
    'API keys are revoked at once.',
  ),
];
