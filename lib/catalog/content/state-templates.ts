import type { NotarialAct } from '@/lib/catalog/content/notarial-acts';
import { plainWords, type Paper } from '@/lib/paper/paper';

export type TemplateAct = Extract<NotarialAct, 'acknowledgment' | 'jurat' | 'copy-certification'>;

export type StateTemplate = {
  act: TemplateAct;
  name: string;
  description: string;
  /** Of the files: `/downloads/<fileName>.pdf`. */
  fileName: string;
  /** The certificate below its venue. */
  certificate: string;
  /** What to look at before it is filled in. */
  checks: string[];
};

const LINE = '_'.repeat(30);

const ending = `

${LINE}
Signature of notary public

${LINE}
Name, as on the commission

My commission expires: _______________

(Official stamp)`;

/** Words of our own after the short forms of the Revised Uniform Law on Notarial Acts (2018), § 16. */
export const stateTemplates: StateTemplate[] = [
  {
    act: 'acknowledgment',
    name: 'Acknowledgment, short form',
    description: 'For one person who signs for themselves: a deed, a mortgage, a power of attorney.',
    fileName: 'acknowledgment-certificate',
    certificate: `This record was acknowledged before me

on ${LINE}
   (date)

by ${LINE}
   (name of the person who signed)${ending}`,
    checks: [
      'The person is before you, and you know who they are or have satisfactory evidence of it.',
      'The person tells you that the signature is theirs and that they signed of their own will.',
    ],
  },
  {
    act: 'jurat',
    name: 'Jurat, short form',
    description: 'For a statement under oath or affirmation: an affidavit, a sworn application.',
    fileName: 'jurat-certificate',
    certificate: `Signed and sworn to (or affirmed)
before me

on ${LINE}
   (date)

by ${LINE}
   (name of the person who made
   the statement)${ending}`,
    checks: [
      'You give the oath or affirmation aloud, and the person answers aloud.',
      'The person signs while you watch, not at home.',
    ],
  },
  {
    act: 'copy-certification',
    name: 'Copy certification, short form',
    description: 'For a copy of a paper that no public office keeps: a diploma, a contract, a letter.',
    fileName: 'copy-certificate',
    certificate: `I certify that this is a true
and correct copy of

${LINE}
(the document)

in the possession of

${LINE}
(name of the person who holds it)

Dated: _______________${ending}`,
    checks: [
      'You make the copy yourself, or compare every page with the original.',
      'A record of birth, death or marriage, a court record or a recorded deed is certified by the office that keeps it, not by a notary.',
    ],
  },
];

/** The same certificate for one state, or with an empty venue. */
export function templatePaper(template: StateTemplate, stateName?: string): Paper {
  const { name, description, checks } = template;
  const title = stateName ? `${name}: ${stateName}` : name;
  return {
    title,
    summary: `A certificate to fill in. ${description}`,
    updated: '2026-11-21',
    sections: [
      {
        id: 'certificate',
        title: 'Certificate',
        blocks: [{ kind: 'letter', text: certificateText(template, stateName) }],
      },
      {
        id: 'before-you-use-it',
        title: 'Before you use it',
        blocks: [
          {
            kind: 'list',
            isNumbered: false,
            items: [
              ...checks,
              'Fill in every blank yourself. Never sign or stamp a certificate with a blank left in it.',
            ].map(plainWords),
          },
          {
            kind: 'note',
            words: plainWords(
              `This wording is our own, after the short forms of the Revised Uniform Law on Notarial Acts. ${comparison(stateName)} California and Florida have their own forms for all three certificates, and New York has one for real property: do not use this one there. It is a form, not legal advice.`,
            ),
          },
        ],
      },
    ],
  };
}

/** What is filled in: the venue of the state, then the certificate. */
export function certificateText({ certificate }: StateTemplate, stateName?: string): string {
  return `${venueOf(stateName)}\n\n${certificate}`;
}

export function templateFileName({ fileName }: StateTemplate, stateSlug?: string): string {
  return stateSlug ? `${fileName}-${stateSlug}.txt` : `${fileName}.txt`;
}

const commonwealths = ['Kentucky', 'Massachusetts', 'Pennsylvania', 'Virginia'];

/** What some states have instead of counties. */
const subdivisions: Record<string, string> = {
  Alaska: 'Borough or judicial district of',
  Louisiana: 'Parish of',
  Virginia: 'City or county of',
};

function venueOf(stateName = ''): string {
  const blank = '_'.repeat(20);
  const kind = commonwealths.includes(stateName) ? 'Commonwealth of' : 'State of';
  return `${kind} ${stateName || blank}\n${subdivisions[stateName] ?? 'County of'} ${blank}`;
}

function comparison(stateName?: string): string {
  return stateName
    ? `Compare it with the notary handbook of ${stateName}: a state may ask for more, such as how the signer was identified.`
    : 'Compare it with the notary handbook of your state: a state may ask for more, such as how the signer was identified.';
}

/** For the downloads, by their file name, with an empty venue. */
export const templatePapers: Record<string, Paper> = Object.fromEntries(
  stateTemplates.map((template) => [template.fileName, templatePaper(template)]),
);
