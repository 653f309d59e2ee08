import { official, rule, secondary, statute } from '@/lib/catalog/content/fact';

/* Where the state guide was read: sections that several facts share, each cited once. */

type CaliforniaCode = 'Gov.' | 'Civ.' | 'Prob.';

const californiaCodes: Record<CaliforniaCode, string> = { 'Gov.': 'GOV', 'Civ.': 'CIV', 'Prob.': 'PROB' };

export function californiaCode(section: string, code: CaliforniaCode = 'Gov.') {
  return statute(
    `Cal. ${code} Code § ${section}`,
    `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${californiaCodes[code]}&sectionNum=${section}.`,
  );
}

export function texasCode(section: string) {
  return statute(
    `Tex. Gov't Code § ${section}`,
    `https://statutes.capitol.texas.gov/Docs/GV/htm/GV.406.htm#${section}`,
  );
}

export function newYorkLaw(section: string) {
  return statute(
    `N.Y. Executive Law § ${section}`,
    `https://www.nysenate.gov/legislation/laws/EXC/${section}`,
  );
}

/** `117.05`: in the chapter before the point, which has four digits in the address. */
export function floridaStatute(section: string) {
  const [chapter = '', rest = ''] = section.split('.');
  const folder = chapter.padStart(4, '0');
  const hundred = folder.slice(0, 2);
  return statute(
    `Fla. Stat. § ${section}`,
    `http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=${hundred}00-${hundred}99/${folder}/Sections/${folder}.${rest}.html`,
  );
}

export const newYorkRealProperty = statute(
  'N.Y. Real Property Law § 309-a',
  'https://www.nysenate.gov/legislation/laws/RPP/309-A',
);

export const newYorkLicenseLaw = official(
  'N.Y. Department of State, Notary Public License Law',
  'https://dos.ny.gov/notary-public',
);

export const newYorkJournal = rule('19 NYCRR § 182.9');

export const texasSenateBill = secondary(
  'National Notary Association on Texas Senate Bill 693 (2025)',
  'https://www.nationalnotary.org/knowledge-center/news/law-updates/tx-senate-bill-693',
);
