import type { ElementRule, PageElement, Ruled } from '@/lib/catalog/rules/page-rules';
import { from, pagesInWords, type Case, type Draft } from './draft';
import type { Box } from '../schema';
import type { PageMeasures } from './measured';
import { unknown } from './paper';
import { canAddSheet } from './repairs';
import { isUnsigned } from './unsigned';

/** What a recorder looks for in the words of a paper. Pages without text may hold anything, and nothing is missing there. */
export function judgeContents(subject: Case): Draft[] {
  const { rules, kind } = subject;
  const ruled = (rules?.elements ?? []).filter(({ value: { of } }) => !of || of.includes(kind));
  return [...ruled.flatMap((rule) => judgeElement(subject, rule)), ...partiesOf(subject)];
}

/** The certificate has rules of its own: judgeCertificate. */
function judgeElement(subject: Case, rule: Ruled<ElementRule>): Draft[] {
  if (rule.value.element === 'certificate') return [];
  return rule.value.element === 'printed-names' ? printedNames(subject, rule) : element(subject, rule);
}

const things: Record<Exclude<PageElement, 'certificate'>, string> = {
  title: 'title that says what the document is',
  'return-address': '“recording requested by” or “return to” with a name and an address',
  preparer: '“prepared by” with a name and an address',
  grantor: 'grantor named as one',
  grantee: 'grantee named as one',
  'grantee-address': 'mailing address of the grantee',
  'tax-address': 'line that says where tax statements are sent',
  'printed-names': 'printed name below the signature',
  witnesses: 'pair of lines for witnesses',
  'confidentiality-notice': '“Notice of confidentiality rights”',
  'parcel-number': 'parcel or property tax number',
};

function element({ pages, rules }: Case, rule: Ruled<ElementRule>): Draft[] {
  const { element: name, on } = rule.value;
  if (name === 'certificate') return [];
  const looked = on === 'first page' ? firstOf(pages) : pages;
  if (isSeen(looked, name)) return [];
  const isBlank = looked.some(({ text }) => text.blank.includes(name));
  const silent = isBlank ? [] : looked.filter(({ signs }) => !signs.hasText);
  if (silent.length > 0) return [unread(`element-${name}`, things[name], { silent, rule })];
  const where = on === 'first page' ? 'on the first page' : 'in the text';
  return [
    {
      rule: `element-${name}`,
      severity: rule.consequence,
      page: on === 'first page' ? 1 : null,
      text: isBlank
        ? `The place for it is empty: no ${things[name]} was seen ${where}.`
        : `No ${things[name]} was seen ${where}.`,
      ...from(rule),
      ...(name === 'return-address' &&
        on === 'first page' &&
        canAddSheet(pages, rules) && { repair: 'cover-sheet' as const }),
    },
  ];
}

/** The first page, and what comes after a cover sheet: the sheet keeps the space, the paper begins behind it. */
function firstOf(pages: readonly PageMeasures[]): readonly PageMeasures[] {
  return pages.slice(0, pages[0]?.text.isCoverSheet ? 2 : 1);
}

function isSeen(pages: readonly PageMeasures[], name: PageElement): boolean {
  if (name === 'title') return pages.some(({ signs }) => signs.title !== null);
  if (name === 'witnesses') return pages.reduce((sum, { text }) => sum + text.witnesses, 0) >= 2;
  return pages.some(({ text }) => text.seen.includes(name));
}

/** The answer hangs on it where a paper without it comes back. */
function unread(
  rule: string,
  thing: string,
  { silent, rule: { consequence, ...fact } }: { silent: readonly PageMeasures[]; rule: Ruled<unknown> },
): Draft {
  const pages = pagesInWords(silent.map(({ page }) => page));
  return {
    ...unknown(rule, `No ${thing} was seen where we could read. There is no text to read on ${pages}.`),
    ...from(fact),
    decides: consequence === 'reject',
  };
}

function printedNames({ pages }: Case, rule: Ruled<ElementRule>): Draft[] {
  const isToSign = isUnsigned(pages);
  const draft = (page: number, box: Box): Omit<Draft, 'text'> => ({
    rule: 'element-printed-names',
    severity: rule.consequence,
    page,
    box,
    ...from(rule),
  });
  return pages.flatMap(({ page, text: { unnamed, unprinted } }): Draft[] => [
    ...unnamed.map((box) => ({
      ...draft(page, box),
      text: `No printed name was seen below this signature line on page ${page}.`,
    })),
    ...unprinted.map((box) => ({
      ...draft(page, box),
      text: `The place for the printed name below this signature line on page ${page} is empty.${isToSign ? ' Fill it in when the document is signed.' : ''}`,
      ...(isToSign && { atSigning: true as const }),
    })),
  ]);
}

const parties = [
  { role: 'grantor', also: ['seller', 'trustor', 'mortgagor', 'borrower'] },
  { role: 'grantee', also: ['buyer', 'trustee', 'mortgagee', 'lender', 'beneficiary'] },
] as const;

/** Recorders index a paper by its parties; which words name them is nowhere prescribed. */
function partiesOf({ pages, kind }: Case): Draft[] {
  if (kind !== 'conveyance' && kind !== 'mortgage') return [];
  const silent = pages.some(({ signs }) => !signs.hasText);
  return parties.flatMap(({ role, also }) => {
    const names = pages
      .flatMap(({ signs }) => signs.parties)
      .filter((each) => [role, ...also].some((one) => one === each.role));
    if (silent || names.some(({ isBlank }) => !isBlank)) return [];
    const text = names.length > 0 ? `The place of a ${role} is left blank.` : `No ${things[role]} was seen.`;
    return [unknown(`party-${role}`, `${text} A recorder indexes the document by its parties.`)];
  });
}
