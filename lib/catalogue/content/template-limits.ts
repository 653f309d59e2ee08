import {
  california,
  copySurvey,
  florida,
  newYork,
  newYorkRealProperty,
} from '@/lib/catalogue/content/state-sources';
import type { TemplateAct } from '@/lib/catalogue/content/state-templates';
import type { Source } from '@/lib/catalogue/schema';

/** A state in which our short form is the wrong paper: what to use there instead. */
type TemplateLimit = {
  code: string;
  act: TemplateAct;
  /** `statutory`: the law prints its own form; `no_act`: its notaries do not do this act, or hardly ever. */
  kind: 'statutory' | 'no_act';
  says: string;
  asOf: string;
  source: Source;
};

export const templateLimits: TemplateLimit[] = [
  {
    code: 'CA',
    act: 'acknowledgment',
    kind: 'statutory',
    says: 'California has its own form, to the word, with a boxed notice above the venue that the notary verifies only the identity of the signer. Use the form of Civil Code § 1189; the Secretary of State publishes it.',
    asOf: '2025-01',
    source: california('1189', 'Civ.'),
  },
  {
    code: 'CA',
    act: 'jurat',
    kind: 'statutory',
    says: 'California has its own jurat, with the same boxed notice. Use the form of Government Code § 8202; the Secretary of State publishes it.',
    asOf: '2025-01',
    source: california('8202'),
  },
  {
    code: 'CA',
    act: 'copy-certification',
    kind: 'no_act',
    says: 'A California notary certifies copies of powers of attorney only, with the certificate of Probate Code § 4307.',
    asOf: '2025-01',
    source: california('4307', 'Prob.'),
  },
  {
    code: 'FL',
    act: 'acknowledgment',
    kind: 'statutory',
    says: 'A Florida certificate says whether the signer was physically present or appeared by online notarization. Use the forms of Florida Statutes § 117.05(13) or § 695.25.',
    asOf: '2024-12',
    source: florida('117.05'),
  },
  {
    code: 'FL',
    act: 'jurat',
    kind: 'statutory',
    says: 'A Florida certificate says whether the signer was physically present or appeared by online notarization. Use the form of Florida Statutes § 117.05(13).',
    asOf: '2024-12',
    source: florida('117.05'),
  },
  {
    code: 'FL',
    act: 'copy-certification',
    kind: 'statutory',
    says: 'Florida notaries attest photocopies on a form of their own. Use the form of Florida Statutes § 117.05(12)(b).',
    asOf: '2024-12',
    source: florida('117.05'),
  },
  {
    code: 'NY',
    act: 'acknowledgment',
    kind: 'statutory',
    says: 'For deeds, mortgages and other papers about real property New York asks for its uniform form. Use the form of Real Property Law § 309-a.',
    asOf: '2024-02',
    source: newYorkRealProperty,
  },
  {
    code: 'NY',
    act: 'copy-certification',
    kind: 'no_act',
    says: 'A New York notary does not certify copies. The holder of the paper may swear to the copy in an affidavit instead.',
    asOf: '2024-02',
    source: newYork('135'),
  },
  ...['HI', 'MI', 'MS', 'NE', 'NC', 'OH', 'SC', 'TN'].map((code): TemplateLimit => ({
    code,
    act: 'copy-certification',
    kind: 'no_act',
    says: 'A survey by a trade association names this state among those whose notaries do not certify copies of documents. Ask the office that commissions notaries before you rely on one.',
    asOf: '2021-11',
    source: copySurvey,
  })),
];

export function findTemplateLimit(code: string, act: TemplateAct): TemplateLimit | null {
  return templateLimits.find((limit) => limit.code === code && limit.act === act) ?? null;
}

/** Codes of the states in which our short form is not to be used. */
export function listExcludedStates(act: TemplateAct): string[] {
  return templateLimits
    .filter((limit) => limit.act === act)
    .map(({ code }) => code)
    .sort();
}
