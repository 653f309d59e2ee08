import { guardedActs } from '@/lib/accounts/rules/guarded';
import { CONTEST_LIMITS } from '@/lib/deeds/rules/contest';
import { PAYMENT_DAYS } from '@/lib/deeds/rules/lock';
import { PLAN_SEATS } from '@/lib/organizations/rules/members';
import { DELETED_HOURS, KEPT_DAYS, MAILS_KEPT_DAYS } from '@/lib/notifications/rules/retention';
import { ROUNDS_KEPT_DAYS } from '@/lib/notary/rules/kept';
import { SEARCH_ENDS } from '@/lib/notary/rules/offer-window';
import { INVITATIONS_KEPT_DAYS } from '@/lib/organizations/rules/kept';
import { ASKED_KEPT_DAYS } from '@/lib/partners/rules/kept';
import { CLOSED_CASES_KEPT_DAYS } from '@/lib/support/rules/kept';
import { EVENT_DAYS } from '@/lib/webhooks/rules/retention';
import type { Figures } from '@/lib/paper/markdown';
import { EXPORT_HOURS } from '@/lib/personal-data/rules/size';
import { LINK_HOURS, LINK_KEPT_HOURS } from '@/lib/platform/link-times';
import { DEED_PROTECTION_CENTS, GET_MONEY_BACK } from '@/lib/payments/rules';
import { formatPrice, type Cents } from '@/lib/values/money';
import { planPrices, RETRIEVAL_DAYS, TRIAL_DAYS, TRIAL_REMINDER_DAYS } from '@/lib/plans/rules/plan-prices';
import { WHAT_USES_SPACE } from '@/lib/plans/rules/usage-words';
import { quotasOf } from '@/lib/plans/rules/quotas';
import { UNUSED_REGISTRATION_DAYS } from '@/lib/oauth/rules/kept';
import { SANDBOX_KEPT_DAYS, UNANSWERED_KEPT_DAYS, USAGE_KEPT_MONTHS } from '@/lib/programs/rules/kept';
import { DEED_GUARD_ADD_ON_CENTS } from '@/lib/pricing/rules/add-on';
import { CANCELLATION_EXCEPTIONS, CANCELLATION_RULE } from '@/lib/pricing/rules/cancellation';
import { CORPORATE_TERMS_DAYS } from '@/lib/pricing/rules/quote';
import { beingBuilt, MODEL_BEING_BUILT, ROOM_BEING_BUILT } from '@/lib/site/being-built';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import { MAX_DOCUMENT_BYTES } from '@/lib/vault/rules/largest-document';
import {
  exampleCheckpoint,
  exampleConsistency,
  exampleEntries,
  exampleInclusion,
  exampleKey,
  exampleVerified,
} from './examples';
import { checkInclusion } from './programs';

/** What the texts of this folder may name as `{{name}}`. */
export const figures: Figures = {
  deedProtectionPrice: formatPrice(DEED_PROTECTION_CENTS),
  paymentDays: String(PAYMENT_DAYS),
  visitEvidencePrice: formatPrice(DEED_GUARD_ADD_ON_CENTS),
  contestLimits: CONTEST_LIMITS,
  searchEnds: SEARCH_ENDS,
  cancellationRule: CANCELLATION_RULE,
  cancellationExceptions: CANCELLATION_EXCEPTIONS,
  getMoneyBack: GET_MONEY_BACK,
  beingBuilt: beingBuilt.join('. '),
  beingBuiltModel: MODEL_BEING_BUILT,
  beingBuiltRoom: ROOM_BEING_BUILT,
  corporateTermsDays: String(CORPORATE_TERMS_DAYS),
  freeDocuments: String(quotasOf.none.documents),
  freeSpace: formatBytes(quotasOf.none.storageBytes),
  whatUsesSpace: WHAT_USES_SPACE,
  basicDocuments: String(quotasOf.basic.documents),
  basicSpace: formatBytes(quotasOf.basic.storageBytes),
  planSeats: String(PLAN_SEATS),
  professionalSpace: formatBytes(quotasOf.professional.storageBytes),
  trialDays: String(TRIAL_DAYS),
  trialReminderDays: String(TRIAL_REMINDER_DAYS),
  retrievalDays: String(RETRIEVAL_DAYS),
  largestDocument: formatBytes(MAX_DOCUMENT_BYTES),
  guardedActs,
  exportHours: String(EXPORT_HOURS),
  noticeDays: String(KEPT_DAYS),
  deletedNoticeHours: String(DELETED_HOURS),
  unansweredDays: String(UNANSWERED_KEPT_DAYS),
  mailDays: String(MAILS_KEPT_DAYS),
  roundDays: String(ROUNDS_KEPT_DAYS),
  invitationDays: String(INVITATIONS_KEPT_DAYS),
  askedDays: String(ASKED_KEPT_DAYS),
  closedCaseDays: String(CLOSED_CASES_KEPT_DAYS),
  eventDays: String(EVENT_DAYS),
  usageMonths: String(USAGE_KEPT_MONTHS),
  sandboxDays: String(SANDBOX_KEPT_DAYS),
  registrationDays: String(UNUSED_REGISTRATION_DAYS),
  goodbyeDays: String((LINK_HOURS + LINK_KEPT_HOURS) / 24),

  basicMonth: formatPrice(planPrices.basic.monthlyCents),
  basicMonthHalved: halved(planPrices.basic.monthlyCents),
  basicYear: formatPrice(planPrices.basic.yearlyCents),
  basicYearHalved: halved(planPrices.basic.yearlyCents),
  professionalMonth: formatPrice(planPrices.professional.monthlyCents),
  professionalMonthHalved: halved(planPrices.professional.monthlyCents),
  professionalYear: formatPrice(planPrices.professional.yearlyCents),
  professionalYearHalved: halved(planPrices.professional.yearlyCents),
  enterpriseMonth: formatPrice(planPrices.enterprise.monthlyCents),
  enterpriseMonthHalved: halved(planPrices.enterprise.monthlyCents),
  enterpriseYear: formatPrice(planPrices.enterprise.yearlyCents),
  enterpriseYearHalved: halved(planPrices.enterprise.yearlyCents),

  // Answers and programs that the tests check as they are.
  exampleCheckpoint: exampleCheckpoint.trimEnd(),
  exampleKey,
  exampleEntries: json(exampleEntries),
  exampleLeaf: exampleEntries.entries[0]?.leaf ?? '',
  exampleInclusion: json(exampleInclusion),
  exampleLeafHash: exampleInclusion.leafHash,
  exampleConsistency: json(exampleConsistency),
  exampleVerified: json(exampleVerified),
  checkInclusion,
};

/** Of the early adopter offer. */
function halved(cents: Cents): string {
  return formatPrice(cents / 2);
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
