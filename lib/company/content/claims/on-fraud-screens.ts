import { integration, together, type Claim } from './claim';

const toUsAlone = integration('api/fraud/report/post', 'sends nothing to the address that was typed');

/** What the report of fraud, its case and the recovery pack say of us. */
export const fraudScreenClaims: Claim[] = [
  ...together(
    'components/alerts/fraud-outcome.tsx',
    [toUsAlone],
    'We mail nothing to an address that was typed by a visitor, so keep the number.',
  ),
];
