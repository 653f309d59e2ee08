import { integration, together, type Claim } from './claim';

/** What the API and the pages around it say of us. */
export const programScreenClaims: Claim[] = [
  ...together(
    'lib/platform/idempotency.ts',
    [integration('platform/idempotency', 'is new after 24 hours')],
    'This Idempotency-Key was used for another request within 24 hours.',
  ),
];
