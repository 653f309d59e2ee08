import { integration, together, type Claim } from './claim';

const both = integration(
  'webhooks/deliver.alone',
  'is signed with both secrets for a day after one was rotated',
);

/** What the pages of webhooks say of us. */
export const webhookScreenClaims: Claim[] = [
  ...together(
    'components/webhooks/endpoint-actions.tsx',
    [both],
    'Put it on your server within 24 hours: until then the one of before signs too.',
    'After that only the new one signs.',
  ),
];
