import { fact, official, secondary, statute } from '@/lib/catalogue/content/fact';
import { noticeLaws } from '@/lib/catalogue/content/recording/notices';
import { stateName } from '@/lib/catalogue/content/states';
import type { Fact } from '@/lib/catalogue/schema';

/** What an owner asks of the law of a state after a forged recording. */
export const lawQuestions = {
  record: 'What the recorder does, or lets you record',
  court: 'How a court takes a false document off your title',
  crime: 'Whether recording a false document is a crime',
  time: 'How long you have to sue',
} as const;

export type LawQuestion = keyof typeof lawQuestions;

type StateLaw = Partial<Record<LawQuestion, Fact<string>[]>>;

/** As we knew the law; nobody on our side has read these sections since, so each says its month. */
const AS_OF = '2025-01';

const law = (words: string, title: string, url?: string) => fact(words, AS_OF, statute(title, url));

const californiaCode = (code: string, section: string) =>
  `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${code}&sectionNum=${section}.`;

/** By the two letters of the state. A question without an answer is unknown to us, and shown so. */
const laws: Record<string, StateLaw | undefined> = {
  AZ: {
    court: [
      law(
        'An owner may bring an action to clear title. Whoever knowingly records a forged or groundless document about real property owes the owner $5,000 or three times the damage, whichever is more.',
        'A.R.S. § 33-420',
        'https://www.azleg.gov/ars/33/00420.htm',
      ),
    ],
  },
  CA: {
    court: [
      law(
        'An owner may bring an action to quiet title against adverse claims.',
        'Cal. Code Civ. Proc. § 760.020',
        californiaCode('CCP', '760.020'),
      ),
      law(
        'A court may cancel a written instrument that is void or voidable and may cause serious injury if left outstanding.',
        'Cal. Civ. Code § 3412',
        californiaCode('CIV', '3412'),
      ),
    ],
    crime: [
      law(
        'Knowingly offering a false or forged instrument for recording is a felony.',
        'Cal. Penal Code § 115',
        californiaCode('PEN', '115'),
      ),
    ],
    time: [
      law(
        'An action for relief on the ground of fraud has three years, counted from when the owner discovers the facts.',
        'Cal. Code Civ. Proc. § 338(d)',
        californiaCode('CCP', '338'),
      ),
    ],
  },
  FL: {
    court: [
      law(
        'An owner may bring an action to quiet title after a fraudulent conveyance, in summary procedure.',
        'Fla. Stat. § 65.091',
      ),
    ],
    crime: [
      law(
        'Filing a document about somebody’s property that one knows to be false, to defraud or harass, is a felony; the injured person may sue, too.',
        'Fla. Stat. § 817.535',
      ),
    ],
    time: [
      law(
        'An action founded on fraud has four years, counted from when the facts were or should have been discovered, and no more than twelve from the fraud.',
        'Fla. Stat. §§ 95.11(3) and 95.031(2)(a)',
      ),
    ],
  },
  GA: {
    crime: [
      law(
        'Knowingly filing or recording a false document in a public record is a felony.',
        'O.C.G.A. § 16-10-20.1',
      ),
    ],
  },
  IL: {
    record: [
      law(
        'A county’s recorder may have a process that refers a document suspected of fraud for review.',
        '55 ILCS 5/3-5010.5',
      ),
    ],
  },
  NV: {
    crime: [
      law(
        'Making a false representation about title in a document that is recorded is a felony.',
        'NRS 205.395',
        'https://www.leg.state.nv.us/nrs/nrs-205.html',
      ),
    ],
  },
  NY: {
    court: [
      law(
        'An owner may bring an action to have adverse claims to real property determined.',
        'N.Y. RPAPL § 1501',
        'https://www.nysenate.gov/legislation/laws/RPA/1501',
      ),
    ],
    crime: [
      law(
        'Offering a false instrument for filing with intent to defraud the state or a subdivision of it is a felony.',
        'N.Y. Penal Law § 175.35',
        'https://www.nysenate.gov/legislation/laws/PEN/175.35',
      ),
    ],
    time: [
      law(
        'An action based on fraud has six years from when it arose, or two years from when it was or could have been discovered, whichever is longer.',
        'N.Y. CPLR 213(8)',
        'https://www.nysenate.gov/legislation/laws/CVP/213',
      ),
    ],
  },
  TX: {
    court: [
      law(
        'Whoever knowingly makes, presents or uses a fraudulent lien or claim against real property owes the injured person $10,000 or the damage, whichever is more.',
        'Tex. Civ. Prac. & Rem. Code § 12.002',
        'https://statutes.capitol.texas.gov/Docs/CP/htm/CP.12.htm',
      ),
    ],
    time: [
      law(
        'An action for fraud has four years.',
        'Tex. Civ. Prac. & Rem. Code § 16.004(a)(4)',
        'https://statutes.capitol.texas.gov/Docs/CP/htm/CP.16.htm',
      ),
    ],
  },
  WA: {
    crime: [
      law(
        'Knowingly offering a false or forged instrument for recording is a felony.',
        'RCW 40.16.030',
        'https://app.leg.wa.gov/RCW/default.aspx?cite=40.16.030',
      ),
    ],
  },
  WI: {
    crime: [
      law(
        'Recording a document about title to property that one knows to be false is a felony.',
        'Wis. Stat. § 943.60',
        'https://docs.legis.wisconsin.gov/statutes/statutes/943/iii/60',
      ),
    ],
  },
};

/** What we know of a question in a state: empty where nobody on our side knows a source. */
export function findLaw(stateCode: string, question: LawQuestion): Fact<string>[] {
  const own = laws[stateCode]?.[question] ?? [];
  return question === 'record' ? [...own, ...noticesOf(stateCode)] : own;
}

/** What the catalog says of a state’s recorders. The District of Columbia is no state of it. */
function noticesOf(stateCode: string): Fact<string>[] {
  if (stateCode === 'DC') return [];
  return noticeLaws.filter(({ place }) => place === stateName(stateCode)).map((notice) => notice.fact);
}

/** Most owner’s policies follow this form; the one that counts is your own. */
export const policyNotice: Fact<string> = fact(
  'The insured tells the insurer promptly in writing of a claim that is adverse to the title.',
  '2021-07',
  secondary('American Land Title Association, Owner’s Policy of Title Insurance (7-1-2021), Condition 3'),
);

/** Where the FBI takes reports. */
export const ic3: Fact<string> = fact(
  'The FBI takes reports of crime in which the internet was used, by an online form.',
  '2025-01',
  official('FBI Internet Crime Complaint Center (IC3)', 'https://www.ic3.gov'),
);
