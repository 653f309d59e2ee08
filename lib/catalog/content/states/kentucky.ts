import { fact, nnaUpdate, official, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const kentuckyFees = statute(
  'Ky. Rev. Stat. § 423.430',
  'https://courtgpt.ai/laws/kentucky/chapter-423/section-423-430',
);

export const kentucky: StateFile = {
  law: {
    code: 'KY',
    termYears: fact(
      4,
      '2026-11',
      statute('Ky. Rev. Stat. § 423.390(3)', 'https://self-law.org/code/ky/423-390'),
    ),
    commissionFeeCents: fact(1_000, '2026-11', kentuckyFees),
    bondCents: fact(
      100_000,
      '2026-11',
      official('Leslie County Clerk, Notary bonds', 'https://lesliecountyclerk.ky.gov/rec/mr/Pages/nb.aspx'),
    ),
    maxFeePerActCents: fact(
      'no_limit',
      '2026-11',
      secondary(
        'Eddyville Mall, How much can a notary charge in Kentucky, on Senate Bill 214 of 2016 and Ky. Rev. Stat. § 64.300',
        'http://www.eddyvillemall.com/kentucky/how-much-can-a-notary-charge-in-kentucky.html',
      ),
    ),
    ron: fact(
      'permanent',
      '2019-03',
      nnaUpdate('Kentucky Senate Bill 114 (now Ky. Rev. Stat. § 423.355)', 'ky-senate-bill-114'),
    ),
    ronNote: 'In force since January 1, 2020; the notary registers as an online notary first.',
  },
};
