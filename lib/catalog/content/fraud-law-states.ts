import { fact, secondary, statute } from '@/lib/catalog/content/fact';
import type { Fact } from '@/lib/catalog/schema';

type StateLaw = Partial<Record<'record' | 'court' | 'crime' | 'time', Fact<string>[]>>;

type Says = (words: string, title: string, url: string) => Fact<string>;

/**
 * Read at the address of a government. The month is the one that the text names; of an undated text, the one in
 * which we read it; of a text that names a year alone, its January, so that it never looks newer than it is.
 */
const lawOf =
  (month: string): Says =>
  (words, title, url) =>
    fact(words, month, statute(title, url));

/** Read in somebody else's copy or summary, at the address given; its title says whose. */
const copyOf =
  (month: string): Says =>
  (words, title, url) =>
    fact(words, month, secondary(title, url));

/** A page of the copy of Washington's code that a volunteer keeps. */
const washingtonCopy = (page: string) => `https://wa-law.org/rcw/${page}.html`;

/** By the two letters of the state. A question without an answer is unknown to us, and shown so. */
export const fraudLaws: Record<string, StateLaw | undefined> = {
  AZ: {
    court: [
      copyOf('2025-02')(
        'An owner may bring a special action in the superior court to clear title. Whoever records a claim to real property, knowing or with reason to know that the document is forged or groundless, owes the owner at least $5,000 or three times the damage, whichever is more, and attorney fees.',
        'A.R.S. § 33-420, as Senate Bill 1310 of 2025 quotes it, in LegiPlex’s copy',
        'https://app.legiplex.com/az/legislature/2025/2025-r/bills/sb1310/draft-2128489',
      ),
    ],
    crime: [
      copyOf('2009-09')(
        'Knowingly offering a false or forged instrument for recording is a crime. An instrument is false if it is not genuine, not if only a statement in it is untrue.',
        'A.R.S. § 39-161, as State v. Jones, 218 P.3d 1012, reads it, in FindLaw’s copy',
        'https://caselaw.findlaw.com/court/az-court-of-appeals/1147390.html',
      ),
      copyOf('2019-03')(
        'Recording a document that claims an interest in real property, and that one knows to be forged, can be a class 1 misdemeanor.',
        'Snell & Wilmer, on A.R.S. § 33-420(E), in Casetext’s copy',
        'https://casetext.com/statute/arizona-revised-statutes/title-33-property/chapter-4-conveyances-and-deeds/article-2-recording/section-33-420-false-documents-liability-special-action-damages-violation-classification/analysis?citingPage=1',
      ),
    ],
  },
  CA: {
    court: [
      copyOf('2026-11')(
        'An owner may bring an action to establish title against adverse claims.',
        'Cal. Code Civ. Proc. § 760.020(a), in Legalfina’s copy',
        'https://www.legalfina.com/en/laws/ca/civil_procedure/of_civil_actions/actions_in_particular_cases/quiet_title/general_provisions',
      ),
      copyOf('2026-11')(
        'A court may cancel a written instrument that is void or voidable and may cause serious injury if left outstanding.',
        'Cal. Civ. Code § 3412, as Trellis quotes it',
        'https://trellis.law/ca/issue-type/cancellation-of-instruments-253',
      ),
    ],
    crime: [
      copyOf('2026-11')(
        'Knowingly offering a false or forged instrument for recording is a felony.',
        'Cal. Penal Code § 115(a), as Shouse Law Group quotes it',
        'https://www.shouselaw.com/ca/defense/penal-code/115/',
      ),
    ],
    time: [
      copyOf('2024-01')(
        'An action for relief on the ground of fraud has three years, counted from when the owner discovers the facts, or could have with reasonable diligence.',
        'Cal. Code Civ. Proc. § 338(d), as Civil Jury Instruction 1925 (2024) explains it, in Justia’s copy',
        'https://www.justia.com/trials-litigation/docs/caci/1900/1925/',
      ),
    ],
  },
  FL: {
    court: [
      copyOf('2023-04')(
        'An owner may bring an action to quiet title after a fraudulent attempt to convey; the clerk of the circuit court provides a simplified complaint form.',
        'Fla. Stat. § 65.091 (CS/CS/HB 1419, 2023, enrolled), in LegiPlex’s copy',
        'https://app.legiplex.com/fl/legislature/2023/2023-r/bills/h1419/drafts-latest',
      ),
      lawOf('2024-06')(
        'A court may quiet title against whoever is not the rightful owner and has a conveyance that clouds the title.',
        'Fla. Stat. § 65.061',
        'http://www.leg.state.fl.us/Statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0065/Sections/0065.061.html',
      ),
    ],
    crime: [
      lawOf('2024-10')(
        'Filing a document with a materially false statement that affects an owner’s interest in property, to defraud or harass, is a felony; the person whom it harms may sue, too.',
        'Fla. Stat. § 817.535',
        'http://www.leg.state.fl.us/Statutes/index.cfm?App_mode=Display_Statute&URL=0800-0899/0817/Sections/0817.535.html',
      ),
    ],
    time: [
      copyOf('2026-05')(
        'An action founded on fraud has four years, counted from when the facts were or should have been discovered, and no more than twelve from the fraud.',
        'Fla. Stat. §§ 95.11(3) and 95.031(2)(a), as DocketMath quotes the latter',
        'https://docketmath.com/blog/statute-of-limitations-discovery-rule-florida',
      ),
    ],
  },
  GA: {
    court: [
      copyOf('2018-01')(
        'A court may have a forged deed that casts a cloud over an owner’s title delivered up and canceled.',
        'O.C.G.A. § 23-3-40, in the copy of Syfert Injury Law Firm',
        'https://syfert.com/georgia/code/23-3-40.html',
      ),
      copyOf('2020-01')(
        'An owner may bring a proceeding against all the world, known or unknown, to establish title to land or to remove a cloud on it.',
        'O.C.G.A. § 23-3-61, in Justia’s copy',
        'https://law.justia.com/codes/georgia/2020/title-23/chapter-3/article-3/part-2/section-23-3-61',
      ),
    ],
    crime: [
      copyOf('2025-01')(
        'Knowingly filing or recording a document in a public record, knowing or having reason to know that it is false, is a felony.',
        'O.C.G.A. § 16-10-20.1, in Sheepdog Six’s copy',
        'https://www.sheepdogsix.com/2025_codes/page-117.php',
      ),
    ],
  },
  IL: {
    record: [
      lawOf('2025-08')(
        'Every recorder sets up a process to review documents suspected of fraud, and may refer one to an administrative law judge.',
        '55 ILCS 5/3-5010.5, as amended by Public Act 104-0382',
        'https://www.ilga.gov/legislation/PublicActs/View/104-0382',
      ),
    ],
    crime: [
      lawOf('2026-11')(
        'Making a false document that may transfer a right in property, or delivering it and knowing that it is false, with intent to defraud, is forgery, a felony.',
        '720 ILCS 5/17-3',
        'https://www.ilga.gov/legislation/ilcs/documents/072000050K17-3.htm',
      ),
      lawOf('2026-11')(
        'Recording a document that clouds a title, on a theory that one knows no court accepts, is a misdemeanor; it is a felony if the cloud is worth more than $10,000, or the second time.',
        '720 ILCS 5/32-13',
        'https://ilga.gov/legislation/ilcs/fulltext.asp?DocName=072000050K32-13',
      ),
    ],
  },
  NV: {
    record: [
      lawOf('2024-06')(
        'A recorder may refuse a document within two judicial days after it is presented, if it is found to be unauthorized or falsified.',
        'NRS 247.145',
        'https://leg.state.nv.us/Division/Legal/LawLibrary/NRs/NRS-247.html',
      ),
    ],
    crime: [
      copyOf('2021-04')(
        'Claiming an interest in real property by a recorded document, or having it recorded, is a felony if one knows or has reason to know that it is forged or groundless.',
        'NRS 205.395, in scastrong.com’s copy',
        'https://scastrong.com/2021/04/page/5/',
      ),
    ],
    time: [
      copyOf('2026-05')(
        'An action for relief on the ground of fraud has three years, counted from when the owner discovers the facts.',
        'NRS 11.190(3)(d), as DocketMath quotes it',
        'https://docketmath.com/blog/statute-of-limitations-breach-of-fiduciary-duty-nevada',
      ),
    ],
  },
  NY: {
    court: [
      lawOf('2023-12')(
        'An owner may bring an action to have adverse claims to real property determined.',
        'N.Y. RPAPL § 1501',
        'https://www.nysenate.gov/legislation/laws/RPA/1501',
      ),
    ],
    crime: [
      copyOf('2026-11')(
        'Offering a document for recording, knowing that it contains a false statement, is a misdemeanor; with intent to defraud the state or a subdivision of it, it is a felony.',
        'N.Y. Penal Law §§ 175.30 and 175.35, in ypdcrime.com’s copy',
        'https://ypdcrime.com/penal.law/article175.htm',
      ),
      copyOf('2024-07')(
        'Deed theft is grand larceny, a felony, since July 19, 2024, and the Attorney General may prosecute it, too. Prosecution begins within five years of the theft, or within two years after the owner discovers it, whichever is later.',
        'The Legal Description, on the New York Attorney General’s notice of July 19, 2024',
        'https://www.thelegaldescription.com/tld/articlestld/new-deed-theft-legislation-in-effect-in-new-york--92023.aspx',
      ),
    ],
    time: [
      copyOf('2026-05')(
        'An action based on fraud has six years from when it arose, or two years from when it was or could have been discovered, whichever is longer.',
        'N.Y. CPLR 213(8), as DocketMath quotes it',
        'https://docketmath.com/blog/statute-of-limitations-common-law-fraud-deceit-new-york',
      ),
      copyOf('2015-05')(
        'That limit did not bar a claim to cancel a mortgage that rested on a forged deed, because such a deed is void from the start.',
        'Faison v. Lewis, 2015 NY Slip Op 04026, in Casetext’s copy',
        'https://print.casetext.com/case/faison-v-lewis-19',
      ),
    ],
  },
  TX: {
    record: [
      copyOf('2023-11')(
        'A clerk with reason to believe that a document is fraudulent, and that it claims a lien or an interest in property, writes to those it names as owners or debtors, by the second business day after it is offered for recording or the clerk learns of it.',
        'Tex. Gov’t Code § 51.901, in Casetext’s copy',
        'https://casetext.com/statute/texas-codes/government-code/title-2-judicial-branch/subtitle-d-judicial-personnel-and-officials/chapter-51-clerks/subchapter-j-certain-fraudulent-records-or-documents/section-51901-fraudulent-document-or-instrument',
      ),
      copyOf('2025-09')(
        'Since September 1, 2025 the clerk writes to the others whom it names, too, and to the last known owner of the property at an address of their own.',
        'Texas Policy Research, on Senate Bill 647 (89th Legislature)',
        'https://www.texaspolicyresearch.com/bills/89th-legislature-sb-647',
      ),
      copyOf('2025-09')(
        'Since January 1, 2026 a county clerk tells law enforcement of a recorded document about real property that is suspected of fraud.',
        'Texas Senate Bill 16 (89th Legislature, second special session), in amendment.app’s summary',
        'https://www.amendment.app/oversight/texas/bill/sb16',
      ),
    ],
    court: [
      copyOf('2025-09')(
        'Since September 1, 2025 an owner may ask a court to review a recorded document that claims to convey title or an interest and is fraudulent.',
        'National Notary Association, Texas Senate Bill 1734, on the review by a court',
        'https://www.nationalnotary.org/knowledge-center/news/law-updates/tx-senate-bill-1734',
      ),
      copyOf('2026-11')(
        'An owner may ask a district judge, by a motion without a filing fee, to find that a recorded document which claims a lien or an interest is fraudulent. The judge may decide from the document alone.',
        'Tex. Gov’t Code § 51.903, in Public.Law’s copy',
        "https://texas.public.law/statutes/tex._gov't_code_section_51.903",
      ),
      copyOf('2023-11')(
        'Whoever knowingly makes, presents or uses a fraudulent lien or claim against real property as if it were valid, to injure, owes each injured person $10,000 or the damage, whichever is more, with court costs and attorney fees.',
        'Tex. Civ. Prac. & Rem. Code § 12.002, in Casetext’s copy',
        'https://print.casetext.com/statute/texas-codes/civil-practice-and-remedies-code/title-2-trial-judgment-and-appeal/subtitle-a-general-provisions/chapter-12-liability-related-to-a-fraudulent-court-record-or-a-fraudulent-lien-or-claim-filed-against-real-or-personal-property/section-12002-liability',
      ),
    ],
    crime: [
      copyOf('2026-11')(
        'Since December 4, 2025, transferring real property, or trying to, without the owner’s effective consent and to deprive the owner of it, is a felony.',
        'Tex. Penal Code § 31.23 (Senate Bill 16 of 2025), in Lexace’s copy',
        'https://lexace.ai/us/statute/texas/31.23',
      ),
      copyOf('2026-11')(
        'Since December 4, 2025, causing a clerk to record a document that claims to show title to real property or a lien on it, without the clerk’s effective consent and with intent to defraud or harm, is a felony.',
        'Tex. Penal Code § 32.60 (Senate Bill 16 of 2025), in Lexace’s copy',
        'https://lexace.ai/us/statute/texas/32.60',
      ),
    ],
    time: [
      copyOf('2026-05')(
        'An action for fraud has four years from the day on which it arises.',
        'Tex. Civ. Prac. & Rem. Code § 16.004(a)(4), as DocketMath quotes it',
        'https://docketmath.com/blog/sol-fraud-texas',
      ),
    ],
  },
  WA: {
    court: [
      copyOf('2021-01')(
        'An owner with a right to possession may bring an action in the superior court, and have a judgment that removes a cloud from the title.',
        'RCW 7.28.010, in wa-law.org’s copy',
        washingtonCopy('07_special_proceedings_and_actions/7.028_ejectment_quieting_title'),
      ),
    ],
    crime: [
      copyOf('2021-01')(
        'Knowingly offering a false or forged instrument for recording is a felony.',
        'RCW 40.16.030, in wa-law.org’s copy',
        washingtonCopy('40_public_documents_records_and_publications/40.16_penal_provisions'),
      ),
    ],
    time: [
      copyOf('2021-01')(
        'An action for relief upon the ground of fraud has three years, counted from when the owner discovers the facts.',
        'RCW 4.16.080(4), in wa-law.org’s copy',
        washingtonCopy('04_civil_procedure/4.016_limitation_of_actions'),
      ),
    ],
  },
  WI: {
    crime: [
      lawOf('2026-11')(
        'Submitting for recording a document about title to property that one knows, or should have known, to be false is a felony.',
        'Wis. Stat. § 943.60',
        'https://docs.legis.wisconsin.gov/document/statutes/943.60',
      ),
    ],
    time: [
      copyOf('2024-01')(
        'An action for relief on the ground of fraud has three years, counted from when the owner discovers the facts.',
        'Wis. Stat. § 893.93(1m)(b), in Casetext’s copy',
        'https://casetext.com/statute/wisconsin-statutes/provisions-common-to-actions-and-proceedings-in-all-courts/chapter-893-limitations-of-commencement-of-actions-and-proceedings-procedure-for-claims-against-governmental-units/subchapter-ix-statutes-of-limitation-actions-by-the-state-statutory-liability-and-miscellaneous-actions/89393-miscellaneous-actions',
      ),
    ],
  },
};
