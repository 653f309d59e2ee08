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
    'Put it on your server within 24 hours: until then we sign with the old secret too.',
    'For 24 hours we sign each event with both the new secret and the old one.',
    'After that, only with the new one.',
  ),
  ...together(
    'components/webhooks/webhook-page.tsx',
    [
      integration(
        'webhooks/deliver.alone',
        'is asked up to ten times in three days, and then given up and turned off, which its owners are mailed',
      ),
    ],
    'We keep trying, with longer pauses each time, and turn it off after three days.',
  ),
];
