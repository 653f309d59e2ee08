import { accountClaims } from './accounts';
import { assurances } from './assurances';
import type { Claim } from './claim';
import { deedClaims } from './deeds';
import { evidenceClaims } from './evidence';
import { moneyClaims } from './money';
import { notaryClaims } from './notary';
import { peopleClaims } from './people';
import { personalDataClaims } from './personal-data';
import { siteClaims } from './site';
import { vaultClaims } from './vault';

/** Every sentence that claims something about us, with what proves it. `tests/unit/company/claims.test.ts` looks at both. */
export const claims: Record<string, Claim[]> = {
  deeds: deedClaims,
  evidence: evidenceClaims,
  vault: vaultClaims,
  accounts: accountClaims,
  notaries: notaryClaims,
  money: moneyClaims,
  site: siteClaims,
  people: peopleClaims,
  'personal data': personalDataClaims,
  assurances,
};
