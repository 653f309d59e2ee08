import type { Source } from '@/lib/catalog/schema';
import type { TemplateState } from '../../schema';
import { official, secondary, statute } from '../source';

/** Where the wording of a certificate is from. */
export type CertificateLaw = {
  /** Words that no certificate of this kind is without: by them a text is known to have it. */
  mark: string;
  source: Source;
  /** The month for which the source says it: `2026-11`. */
  asOf: string;
};

/** The law of the certificates of each state. */
export const certificateLaws: Record<TemplateState, Record<'acknowledgment' | 'jurat', CertificateLaw>> = {
  CA: {
    acknowledgment: {
      mark: 'that the foregoing paragraph is true and correct',
      source: statute(
        'Cal. Civ. Code § 1189',
        'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1189.',
      ),
      asOf: '2026-01',
    },
    jurat: {
      mark: 'Subscribed and sworn to (or affirmed) before me',
      source: statute('Cal. Gov. Code § 8202', 'https://self-law.org/code/ca/government-code/8202'),
      asOf: '2026-11',
    },
  },
  TX: {
    acknowledgment: {
      mark: 'This instrument was acknowledged before me on',
      source: statute(
        'Tex. Civ. Prac. & Rem. Code § 121.008(b)(1)',
        'https://www.lawserver.com/law/state/texas/tx-codes/texas_civil_practice_and_remedies_code_121-008',
      ),
      asOf: '2026-11',
    },
    jurat: {
      mark: 'Sworn to and subscribed before me',
      source: secondary(
        'notaryacknowledgement.com, Texas notarial certificate, jurat',
        'https://notaryacknowledgement.com/tx/texas-notarial-certificate-jurat',
      ),
      asOf: '2026-11',
    },
  },
  FL: {
    acknowledgment: {
      mark: 'The foregoing instrument was acknowledged before me by means of',
      source: statute(
        'Fla. Stat. §§ 117.05(13), 695.25',
        'http://www.leg.state.fl.us/Statutes/index.cfm?App_mode=Display_Statute&URL=0100-0199/0117/0117.html',
      ),
      asOf: '2024-03',
    },
    jurat: {
      mark: 'Sworn to (or affirmed) and subscribed before me by means of',
      source: statute(
        'Fla. Stat. § 117.05(13)',
        'http://www.leg.state.fl.us/Statutes/index.cfm?App_mode=Display_Statute&URL=0100-0199/0117/0117.html',
      ),
      asOf: '2024-03',
    },
  },
  NY: {
    acknowledgment: {
      mark: 'before me, the undersigned, personally appeared',
      source: statute('N.Y. Real Property Law § 309-a', 'https://lexace.ai/us/statute/new-york/rpp-309-A'),
      asOf: '2026-11',
    },
    jurat: {
      mark: 'Sworn to (or affirmed) before me',
      source: official(
        'New York Department of State, Notary Public License Law, on the jurat',
        'https://dos.ny.gov/',
      ),
      asOf: '2023-01',
    },
  },
  IL: {
    acknowledgment: {
      mark: 'This instrument was acknowledged before me on',
      source: statute(
        '5 ILCS 312/6-103, on the short form of 6-105',
        'https://www.ilga.gov/legislation/ilcs/documents/000503120K6-103.htm',
      ),
      asOf: '2018-01',
    },
    jurat: {
      mark: 'Signed and sworn (or affirmed) to before me on',
      source: statute(
        '5 ILCS 312/6-103, on the short form of 6-105',
        'https://www.ilga.gov/legislation/ilcs/documents/000503120K6-103.htm',
      ),
      asOf: '2018-01',
    },
  },
};
