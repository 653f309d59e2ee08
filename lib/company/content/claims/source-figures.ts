/** `of: null` is every file. */
type Exempt = { of: string | null; like: RegExp; because: string };

/** Figures that a file writes out and that no constant of ours gives, each with its reason. */
export const exemptInSource: Exempt[] = [
  { of: null, like: /^50 states$/, because: 'the states of the catalog' },
  {
    of: 'app/(admin)/admin/abuse/page.tsx',
    like: /^90 days$/,
    because: 'tests/integration/abuse/warn: “are deleted after 90 days”',
  },
  ...[
    'components/webhooks/endpoint-badge.tsx',
    'components/webhooks/webhook-page.tsx',
    'lib/webhooks/commands/disable.ts',
  ].map((of) => ({
    of,
    like: /^three days$/,
    because:
      'tests/integration/webhooks/deliver.alone: “is asked up to ten times in three days, and then given up and turned off”',
  })),
  {
    of: 'lib/vendor/webhook-post.ts',
    like: /^15 seconds$/,
    because: 'tests/integration/webhooks/deliver.alone: “is waited for no longer than 15 seconds”',
  },
  { of: 'components/admin/abuse-days.tsx', like: /^14 days$/, because: 'how many the table beside it has' },
  {
    of: 'components/notary/work/stats.tsx',
    like: /^90 days$/,
    because: 'tests/integration/api/notaries/[userId]/stats/get: “counts reviews: … those of 90 days”',
  },
  ...[
    'components/deeds/lock-payment.tsx',
    'lib/payments/content/refund.ts',
    'lib/personal-data/rules/deletion-blockers.ts',
  ].map((of) => ({
    of,
    like: /^10 days$/,
    because: 'what banks take, not we',
  })),
  {
    of: 'components/deeds/release-dialog.tsx',
    like: /^four characters$/,
    because: 'tests/unit/deeds/lock: the groups of an unlock code',
  },
  {
    of: 'components/notary/work/offers/time-left.ts',
    like: /^(30 seconds|1 minute|5 minutes)$/,
    because: 'the milestones that a clock of the reader passes',
  },
  {
    of: 'lib/invoices/schema.ts',
    like: /^\$999,999\.99$/,
    because: 'the schema that refuses more; its tests have the limit',
  },
  {
    of: 'lib/platform/env.ts',
    like: /^32 (bytes|characters)$/,
    because: 'the schema of a key, for operators',
  },
  { of: 'lib/sandbox/launch.ts', like: /^\$0$/, because: 'a name of the shell, no price' },
  {
    of: 'lib/site/site-descriptions.ts',
    like: /^four states$/,
    because: 'tests/unit/catalog: the states whose blank forms are there',
  },
  {
    of: 'lib/site/site-descriptions.ts',
    like: /^five states$/,
    because: 'tests/unit/generator/texts.test.ts compares it with the states of the templates',
  },
  {
    of: 'lib/assistant/content/languages/english.ts',
    like: /^five states$/,
    because: 'tests/unit/generator/texts.test.ts compares it with the states of the templates',
  },
  { of: 'lib/evidence/schema/requests.ts', like: /^64 characters$/, because: 'a SHA-256 in hex' },
  { of: 'lib/notary/content/product.ts', like: /^95%$/, because: 'quoted as an earlier text' },
  { of: 'lib/plans/content/plans.ts', like: /^5 users$|^20%$/, because: 'quoted beside what is so' },
  {
    of: 'lib/pricing/rules/quote-request.ts',
    like: /^0 miles$/,
    because: 'what is counted where nothing else can be read',
  },
];
