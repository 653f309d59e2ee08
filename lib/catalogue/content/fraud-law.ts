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

/** Each says the month of the text that it was read in; laws change, and nobody on our side has read these since. */
const lawOf = (month: string) => (words: string, title: string, url?: string) =>
  fact(words, month, statute(title, url));
const law = lawOf('2025-01');

const californiaCode = (code: string, section: string) =>
  `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${code}&sectionNum=${section}.`;

/** By the two letters of the state. A question without an answer is unknown to us, and shown so. */
const laws: Record<string, StateLaw | undefined> = {
  AZ: {
    court: [
      law(
        'An owner may bring an action to clear title. Whoever records a claim to real property, knowing or with reason to know that the document is forged or groundless, owes the owner at least $5,000 or three times the damage, whichever is more, and attorney fees.',
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
      lawOf('2023-04')(
        'An owner may bring an action to quiet title after a fraudulent attempt to convey; the clerk of the circuit court provides a simplified complaint form.',
        'Fla. Stat. § 65.091 (CS/CS/HB 1419, 2023)',
      ),
    ],
    crime: [
      law(
        'Filing a document with a false statement about an owner’s interest in property, to defraud or harass, is a felony; the injured person may sue, too.',
        'Fla. Stat. § 817.535',
        'http://www.leg.state.fl.us/Statutes/index.cfm?App_mode=Display_Statute&URL=0800-0899/0817/Sections/0817.535.html',
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
        'Filing or recording a document in a public record, knowing or having reason to know that it is false, is a felony.',
        'O.C.G.A. § 16-10-20.1',
      ),
    ],
  },
  IL: {
    record: [
      lawOf('2025-08')(
        'Every recorder has a process to review documents suspected of fraud, and may refer one to an administrative law judge.',
        '55 ILCS 5/3-5010.5, as amended by Public Act 104-0382',
        'https://www.ilga.gov/legislation/PublicActs/View/104-0382',
      ),
    ],
  },
  NV: {
    record: [
      lawOf('2024-06')(
        'A recorder may refuse a document within two judicial days after it is presented, if it is found to be unauthorized or falsified.',
        'NRS 247.145',
        'https://www.leg.state.nv.us/nrs/nrs-247.html',
      ),
    ],
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
      fact(
        'Deed theft is grand larceny since July 19, 2024, and the Attorney General may prosecute it, too. Prosecution begins within five years of the theft, or within two years after the owner discovers it, whichever is later.',
        '2024-07',
        official('New York Attorney General, “New Protections Against Deed Theft”'),
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
    record: [
      lawOf('2023-11')(
        'A clerk with reason to believe that a recorded document is fraudulent, and that it claims a lien or an interest in property, writes to those it names as owners or debtors by the second business day.',
        'Tex. Gov’t Code § 51.901',
        'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.51.htm',
      ),
    ],
    court: [
      lawOf('2023-11')(
        'An owner may ask a district judge, by a motion without a filing fee, to find that a recorded document which claims a lien or an interest is fraudulent. The judge may decide from the document alone.',
        'Tex. Gov’t Code § 51.903',
        'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.51.htm',
      ),
      law(
        'Whoever knowingly makes, presents or uses a fraudulent lien or claim against real property, to injure, owes each injured person $10,000 or the damage, whichever is more.',
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
        'Submitting for recording a document about title to property that one knows, or should know, to be false is a felony.',
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
