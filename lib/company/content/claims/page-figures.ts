import { confirmedUntil } from '@/lib/accounts/rules/step-up';
import { hashing } from '@/lib/accounts/rules/hashing';
import { pinLockEnds } from '@/lib/accounts/rules/pin';
import { CANCELLATION_RULE } from '@/lib/pricing/rules/cancellation';
import { MILEAGE_CENTS } from '@/lib/pricing/rules/mileage';
import { EXTRA_PAGE_CENTS, RUSH_PERCENT, SERVICE_CENTS, TAX_PERCENT } from '@/lib/pricing/rules/quote';
import { offerExpiresAt, offerMinutes } from '@/lib/notary/rules/offer-window';
import { BEGIN_EARLY_MS } from '@/lib/notary/rules/visit-steps';
import { LINK_HOURS, QUICK_MINUTES, SOON_MINUTES } from '@/lib/platform/link-times';
import { limits } from '@/lib/platform/rate-limit';
import { IDLE_MS, SESSION_MS } from '@/lib/platform/session/session-state';
import { unlockCodeFrom } from '@/lib/deeds/rules/lock';
import { formatMoney, formatPrice } from '@/lib/values/money';
import { linkHourLabels, linkHours } from '@/lib/vault/rules/link-hours';
import { figures } from '../figures';

const DAY_MS = 24 * 60 * 60_000;
const start = new Date(0);
const offer = (hours: number) => offerMinutes(start, offerExpiresAt(start, new Date(hours * 60 * 60_000)));
const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const confirmedMinutes = (confirmedUntil(start, start)?.getTime() ?? 0) / 60_000;
const paymentDays = Number(figures.paymentDays);

/** Figures that pages may show, each worked out by the code that acts on it: when a constant moves, the page is out of step. */
export const computedFigures: readonly string[] = [
  `${figures.freeDocuments} documents`,
  ...(CANCELLATION_RULE.match(/\$\d{1,3}|\d{1,2} hours/g) ?? []),
  ...Object.values(figures).filter((text) => /^\$[\d,.]+$|^\d+ [MG]B$/.test(text)),
  `${paymentDays} days`,
  `${counts[paymentDays]} days`,
  `${figures.corporateTermsDays} days`,
  ...Object.values(SERVICE_CENTS).map(formatPrice),
  formatPrice(EXTRA_PAGE_CENTS),
  formatMoney(MILEAGE_CENTS),
  `${RUSH_PERCENT}%`,
  `${TAX_PERCENT}%`,
  `${offer(24)} minutes`,
  `${offer(1)} minutes`,
  `${SESSION_MS / DAY_MS} days`,
  `${IDLE_MS / DAY_MS} days`,
  `${LINK_HOURS} hours`,
  `${SOON_MINUTES} minutes`,
  `${QUICK_MINUTES} minutes`,
  `${figures.exportHours} hours`,
  `${figures.noticeDays} days`,
  `${figures.deletedNoticeHours} hours`,
  `${figures.goodbyeDays} days`,
  `${figures.mailDays} days`,
  `${figures.roundDays} days`,
  `${figures.askedDays} days`,
  `${figures.closedCaseDays} days`,
  `${figures.eventDays} days`,
  `${figures.usageMonths} months`,
  `${BEGIN_EARLY_MS / 60_000} minutes`,
  `${pinLockEnds(start).getTime() / 60_000} minutes`,
  `${Math.round(hashing.memoryCost / 1024)} MiB`,
  `${unlockCodeFrom(new Uint8Array(32)).replaceAll('-', '').length} characters`,
  `${counts[confirmedMinutes]} minutes`,
  ...linkHours.map((hours) => `${hours} hours`),
  ...Object.values(linkHourLabels),
  ...Object.values(limits).map(({ windowSeconds }) => `${windowSeconds / 60} minutes`),
];

type Exempt = { on: string | null; like: RegExp; because: string };

/** Figures that a constant of ours does not give here, each with its reason. `on: null` is every page. */
export const exemptFigures: Exempt[] = [
  {
    on: '/guardsign',
    like: /^\$(2|10|15)(\.00)?$/,
    because: 'fee caps of states, each beside its source',
  },
  {
    on: '/join/notary/requirements',
    like: /^\$(2|5|10|15|25)$/,
    because: 'fee caps of states, each beside its source',
  },
  {
    on: '/pricing/calculator',
    like: /^\$(2|10|15|25|30)$/,
    because: 'fee caps of states, each beside its source',
  },
  {
    on: '/legal/privacy',
    like: new RegExp(`^(${figures.unansweredDays}|${figures.invitationDays}) days$`),
    because: 'UNANSWERED_KEPT_DAYS and INVITATIONS_KEPT_DAYS, which the text takes from the code',
  },
  { on: null, like: /^50 states$/, because: 'the states of the catalog' },
  { on: null, like: /^30-day$/, because: 'the money-back guarantee: in the list of claims' },
  { on: '/deedguard', like: /^two entries$/i, because: 'a lock and its release' },
  { on: null, like: /^1 GB$/, because: 'plans: plans.ts' },
  { on: '/verify', like: /^64 characters$/, because: 'the length of a SHA-256 in hex' },
  { on: '/notary-waitlist', like: /^two years$/i, because: 'the agreement of the waitlist' },
  { on: '/join/notary/requirements', like: /^(ten|10) years$/, because: 'facts of law, with their sources' },
  {
    on: '/enterprise',
    like: /^\$500$/,
    because: 'tests/unit/partners/product.test.ts compares it with the add-on',
  },
  {
    on: '/developers',
    like: /./,
    because: 'tests/unit/catalog/{technical-papers,developer-programs,links-and-limits}',
  },
  { on: null, like: /^128 characters$/, because: 'the schema of a password' },
  {
    on: '/security/whitepaper',
    like: /^(10 seconds|5 minutes|five minutes|64 KiB|100,000 bytes)$/,
    because: 'tests/unit/catalog/technical-papers.test.ts and the list of claims',
  },
  { on: '/architecture', like: /^ten minutes$/, because: 'the schedule of scripts/worker.ts' },
  { on: '/security-headers', like: /^two years$/, because: 'the list of claims, over the header' },
  {
    on: '/',
    like: /^five states$/,
    because: 'tests/unit/generator/texts.test.ts compares it with the states of the templates',
  },
  {
    on: '/press',
    like: /^five states$/,
    because: 'tests/unit/generator/texts.test.ts compares it with the states of the templates',
  },
  { on: '/ai-document-generator', like: /^9 documents$/, because: 'the screen counts what it lists' },
  {
    on: '/document-vault',
    like: /^\d+(\.\d)? MB$|^6 documents$/,
    because: 'sizes and number of the sample documents',
  },
  { on: '/security/alerts', like: /^\d (hour|hours)$|^30 minutes$/, because: 'times of the sample alerts' },
  { on: '/live-tracking', like: /^1\.2 miles$|^12 minutes$|^20%$/, because: 'the sample visit' },
  { on: '/notifications', like: /^three days$/, because: 'the sample of a notice' },
  { on: '/partners/integrations', like: /./, because: 'in the frame of sample data' },
  { on: '/atlas-ai', like: /./, because: 'in the frame of sample data' },
  { on: '/notary-waitlist', like: /^\$150$|^50%$/, because: 'quoted, in the frame of sample data' },
  { on: '/join/notary/requirements', like: /^\$1M\+$|^\$150$/, because: 'quoted as an earlier text' },
  { on: '/guardsign', like: /^\$1M\+$|^9[58]%$/, because: 'quoted as an earlier text' },
  {
    on: '/guardsign',
    like: /^\$(197\.42|175\.00|7\.80|14\.62)$|^12 miles$/,
    because: 'the example of the calculator',
  },
  { on: '/guardsign', like: /^9 minutes$|^3\.1 miles$/, because: 'the drawing of a visit, named an example' },
  { on: '/enterprise', like: /^30%$|^24 hours$/, because: 'quoted as an earlier text' },
  { on: '/enterprise', like: /^28%$/, because: 'a study, with its source' },
  { on: '/enterprise', like: /^five years$/, because: 'a story' },
  { on: '/partnerships', like: /^30%$|^24 hours$/, because: 'quoted as an earlier text' },
  { on: '/resources/builder-kit', like: /^30%$/, because: 'quoted as an earlier text' },
  { on: '/pricing', like: /^20%$/, because: 'the quoted banner' },
  {
    on: '/pricing',
    like: /^17%$|^\$(58|158|598)$|^twelve months$|^ten months$/,
    because: 'worked out by yearlySaving',
  },
  {
    on: '/pricing',
    like: /^10 documents$|^5 users$|^14-day$|^1 hour$|^\$(10|15|25|500)$|^30 days$|^30-day$/,
    because: 'plans and add-ons: plans.ts',
  },
  { on: '/deedguard-protection', like: /^10 documents$|^5 users$/, because: 'plans: plans.ts' },
  { on: '/press', like: /characters$/, because: 'the length of a post, counted' },
  { on: '/press', like: /^50%$/, because: 'the early adopter offer, which halves the prices of the table' },
  { on: '/vault', like: /^30 days$/, because: 'plans: retrieval after the end' },
  {
    on: null,
    like: /^30 days$/,
    because: 'positions, sessions, answers of people: each is in the list of claims',
  },
  { on: null, like: /^\$(49|29|19|9|299)$/, because: 'services: services.ts and plans.ts' },
  {
    on: '/legal/terms',
    like: /^14 days$|^14-day$|^90 days$|^18 years$|^\$100$|^twelve months$/,
    because: 'what people promise, and the law',
  },
  {
    on: '/legal/privacy',
    like: /^(45|90) days$|^18 years$|^72 hours$|^[27] years$|^10 years$|^twelve months$/,
    because: 'what people promise, the law, and what is marked as quoted',
  },
  { on: '/security/whitepaper', like: /^([27]|10) years$|^90 days$/, because: 'quoted beside what is so' },
  {
    on: '/about/founder-declaration',
    like: /^([27]|10) years$|^90 days$/,
    because: 'quoted beside what is so',
  },
  { on: '/architecture', like: /^99\.9%$|^98\.7%$/, because: 'quoted beside what is so' },
];
