import { accountClaims } from './accounts';
import { accountsInFull } from './accounts-in-full';
import { alertClaims } from './alerts';
import { apiClaims } from './api';
import { assurances } from './assurances';
import type { Claim } from './claim';
import { deedClaims } from './deeds';
import { deedsInFull } from './deeds-in-full';
import { evidenceClaims } from './evidence';
import { evidenceInFull } from './evidence-in-full';
import { moneyClaims } from './money';
import { moneyInFull } from './money-in-full';
import { notaryClaims } from './notary';
import { accountScreenClaims } from './on-account-screens';
import { billScreenClaims } from './on-bill-screens';
import { catalogScreenClaims } from './on-catalog-screens';
import { deedScreenClaims } from './on-deed-screens';
import { fraudScreenClaims } from './on-fraud-screens';
import { moneyScreenClaims } from './on-money-screens';
import { notaryScreenClaims } from './on-notary-screens';
import { personalScreenClaims } from './on-personal-screens';
import { programScreenClaims } from './on-program-screens';
import { recoveryScreenClaims } from './on-recovery-screens';
import { vaultScreenClaims } from './on-vault-screens';
import { visitScreenClaims } from './on-visit-screens';
import { notificationClaims } from './notifications';
import { peopleClaims } from './people';
import { personalDataClaims } from './personal-data';
import { siteClaims } from './site';
import { siteInFull } from './site-in-full';
import { vaultClaims } from './vault';
import { vaultInFull } from './vault-in-full';
import { visitsInFull } from './visits-in-full';
import { watchClaims } from './watch';
import { webhookScreenClaims } from './on-webhook-screens';

/** Every sentence that claims something about us, with what proves it. `tests/unit/company/claims.test.ts` looks at both. */
export const claims: Record<string, Claim[]> = {
  deeds: deedClaims,
  'every deed': deedsInFull,
  alerts: alertClaims,
  evidence: evidenceClaims,
  'every entry': evidenceInFull,
  vault: vaultClaims,
  'every document': vaultInFull,
  accounts: accountClaims,
  'every account': accountsInFull,
  notaries: notaryClaims,
  'every visit': visitsInFull,
  money: moneyClaims,
  'every plan': moneyInFull,
  'the API': apiClaims,
  site: siteClaims,
  'every page': siteInFull,
  'what is recorded': watchClaims,
  'webhooks, behind the sign-in': webhookScreenClaims,
  notifications: notificationClaims,
  people: peopleClaims,
  'personal data': personalDataClaims,
  assurances,
  'accounts, behind the sign-in': accountScreenClaims,
  'what an account lost, behind the sign-in': recoveryScreenClaims,
  'personal data, behind the sign-in': personalScreenClaims,
  'deeds, behind the sign-in': deedScreenClaims,
  'fraud, where it is reported': fraudScreenClaims,
  'programs, where they call us': programScreenClaims,
  'documents, behind the sign-in': vaultScreenClaims,
  'payments, behind the sign-in': moneyScreenClaims,
  'invoices, behind the sign-in': billScreenClaims,
  'visits, behind the sign-in': visitScreenClaims,
  'notaries, behind the sign-in': notaryScreenClaims,
  'the catalog, where it speaks of us': catalogScreenClaims,
};
