import type { StatePageRules } from '@/lib/catalog/rules/page-rules';
import type { Finding, Preflight, Severity, Verdict } from '../schema';
import { judgeCertificate } from './certificate';
import { judgeContents } from './contents';
import { from, type Case, type Draft } from './draft';
import { feeOf } from './fee';
import { judgePaper, unknown } from './paper';
import { canAddSheet } from './repairs';

export type Subject = Case & {
  /** what the catalog says of the county beside its rules; null of a state of which we have read nothing */
  reading: (Pick<StatePageRules, 'countiesMayAskMore'> & { isOfCounty: boolean }) | null;
  /** in words, `grant deed`, and whether the catalog has it for the state */
  documentType: { name: string; isListed: boolean };
};

const order: Severity[] = ['reject', 'fee', 'warn', 'unknown'];

/** Whether the county would take a document that was measured, by what we have read of it. */
export function assess(subject: Subject): Preflight {
  const drafts = [
    ...judgePaper(subject),
    ...judgeContents(subject),
    ...judgeCertificate(subject),
    ...coverOf(subject),
    ...openQuestions(subject),
  ].sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
  const findings = drafts.map(({ decides: _, ...finding }): Finding => finding);
  return {
    verdict: verdictOf(drafts),
    findings,
    fee: feeOf(subject.rules?.fees ?? null, {
      pageCount: subject.pages.length,
      kind: subject.kind,
      findings,
    }),
  };
}

function verdictOf(drafts: readonly Draft[]): Verdict {
  if (drafts.some(({ severity }) => severity === 'reject')) return 'fix';
  return drafts.some(({ severity, decides }) => severity === 'unknown' && decides) ? 'unknown' : 'accepted';
}

/** A page that the office makes itself. */
function coverOf({ rules }: Subject): Draft[] {
  if (rules?.coverPage?.value.by !== 'the office') return [];
  return [
    {
      rule: 'cover-page',
      severity: 'warn',
      page: null,
      text: rules.coverPage.value.says,
      ...from(rules.coverPage),
    },
  ];
}

/** What we cannot know, said as such. */
function openQuestions({ reading, place, documentType, pages, rules }: Subject): Draft[] {
  if (!reading) {
    const text = `We have not read what ${place} asks of a page, or what it charges. Its size, ink, type and notary’s certificate were measured.`;
    return [{ ...unknown('county-rules', text), decides: true }];
  }
  const { countiesMayAskMore, isOfCounty } = reading;
  const mayAskMore = countiesMayAskMore === 'unknown' || countiesMayAskMore.value;
  const title = pages[0]?.signs.title;
  const sheet = canAddSheet(pages, rules) ? ' A cover sheet would carry the title of the document.' : '';
  return [
    ...(mayAskMore && !isOfCounty
      ? [
          unknown(
            'county-rules',
            `The state’s rules were checked. We have not read what ${place} itself asks.`,
          ),
        ]
      : []),
    ...(documentType.isListed
      ? []
      : [
          unknown(
            'document-type',
            `The catalog has no entry for this kind of document there: ${documentType.name}.`,
          ),
        ]),
    ...(title && !isAlike(title, documentType.name)
      ? [
          {
            ...unknown(
              'document-title',
              `The title on page 1 says ${title}, and you chose ${documentType.name}.${sheet} What is checked, and the fee, are those of the kind that you chose.`,
            ),
            isAdvice: true as const,
          },
        ]
      : []),
  ];
}

/** A “deed” may be any of them; otherwise the two share their first word. */
function isAlike(title: string, name: string): boolean {
  const [one, other] = [title, name].map((text) => text.toLowerCase().replace(/[’']/g, ''));
  if (!one || !other || one === 'deed' || other === 'deed') return true;
  const first = (text: string) => text.split(' ')[0] ?? '';
  return one.includes(first(other)) || other.includes(first(one));
}
