import type { TemplateState } from '../schema';

/**
 * What a template names as `{{insert.NAME}}`: words that one state wants; a paragraph whose insert is empty is left out.
 * `sworn` and `truth` are of affidavits, `limited-power-signing` is of a limited power of attorney. The words under penalty
 * of perjury follow Cal. Code Civ. Proc. § 2015.5 and Fla. Stat. § 92.525, the signing Cal. Prob. Code § 4121 and
 * Fla. Stat. § 709.2105.
 */
export const stateInserts: Record<TemplateState, Readonly<Record<string, string>>> = {
  CA: {
    sworn: 'being duly sworn or having affirmed',
    truth:
      'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
    'limited-power-signing':
      'I sign and date this power of attorney, and acknowledge my signature before a notary public.',
  },
  TX: {
    sworn: 'being duly sworn',
    truth: 'The facts stated in this affidavit are within my personal knowledge and are true and correct.',
    'limited-power-signing': 'I acknowledge my signature before a notary public or another officer.',
  },
  FL: {
    sworn: 'being duly sworn or having affirmed',
    truth:
      'Under penalties of perjury, I declare that I have read the foregoing affidavit and that the facts stated in it are true.',
    'limited-power-signing':
      'I sign this power of attorney before two witnesses, who sign as well, and acknowledge my signature before a notary public.',
  },
  NY: {
    sworn: 'being duly sworn',
    truth: 'I have read this affidavit, and it is true to my own knowledge.',
    'limited-power-signing': '',
  },
  IL: {
    sworn: 'being duly sworn or having affirmed',
    truth: 'The facts stated in this affidavit are within my personal knowledge and are true and correct.',
    'limited-power-signing': '',
  },
};
