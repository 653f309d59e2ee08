import { integration, together, type Claim } from './claim';

const toUsAlone = integration('api/fraud/report/post', 'sends nothing to the address that was typed');

/** What the report of fraud, its case and the recovery pack say of us. */
export const fraudScreenClaims: Claim[] = [
  ...together(
    'components/alerts/fraud-outcome.tsx',
    [toUsAlone],
    'We don’t email the address in a report from somebody without an account, so keep the number.',
  ),
];
