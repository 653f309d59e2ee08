import { fact, official, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const georgiaClerk = official(
  'Clerk of Superior Court, Chatham County, Civil and Notary',
  'https://courts.chathamcountyga.gov/Superior/CivilNotary',
);

export const georgia: StateFile = {
  law: {
    code: 'GA',
    termYears: fact(4, '2026-11', georgiaClerk),
    // The clerk of each county sets it, between $40 and $55.
    commissionFeeCents: 'unknown',
    bondCents: fact(
      0,
      '2026-11',
      secondary(
        '123notary.com, Georgia notary fees, application and commission',
        'http://123notary.com/Georgia/notarypublic_fees_application_commission_information.htm',
      ),
    ),
    maxFeePerActCents: fact(
      200,
      '2026-11',
      statute(
        'Ga. Code Ann. § 45-17-11',
        'https://courtgpt.ai/laws/georgia/title-45/chapter-17/article-1/section-45-17-11',
      ),
    ),
    ron: fact(
      'not_authorized',
      '2026-09',
      secondary(
        'SignSealShip, site summary',
        'https://raw.githubusercontent.com/api-evangelist/signsealship/refs/heads/main/llms/signsealship-llms.txt',
      ),
    ),
    ronNote: 'A bill that would allow it was introduced in 2025 (House Bill 289).',
  },
};
