import { from, pagesInWords, type Case, type Draft } from './draft';
import type { PageMeasures } from './measured';
import { unknown } from './paper';

type Filled = 'filled' | 'blank' | null;

/**
 * The parts of a notary's certificate, where there is one: the venue, the day, the notary's name and commission, the seal.
 * A part that is left blank comes back; one that we do not see may be there in other words, or be stamped by hand.
 */
export function judgeCertificate(subject: Case): Draft[] {
  const { pages, rules, place } = subject;
  const certified = pages.filter(({ signs }) => signs.acts.length > 0);
  if (certified.length === 0) return withoutRule(subject);
  const rule = rules?.elements.find(({ value }) => value.element === 'certificate');
  const parts = [
    { name: 'venue', thing: 'venue (state and county)', found: best(certified, ({ signs }) => signs.venue) },
    { name: 'date', thing: 'date', found: best(certified, dateOf) },
    {
      name: 'notary',
      thing: 'printed name of the notary',
      found: best(certified, ({ text }) => (text.notaryName ? 'filled' : null)),
    },
    { name: 'commission', thing: 'commission', found: best(certified, ({ signs }) => signs.commission) },
    { name: 'seal', thing: 'seal', found: best(certified, sealOf) },
  ];
  const page = certified[0]?.page ?? null;
  return parts.flatMap(({ name, thing, found }): Draft[] => {
    if (found === 'filled') return [];
    if (found === 'blank') return [blank({ name, thing, page }, subject)];
    const text = `No ${thing} was seen in the notary’s certificate on ${pagesInWords(certified.map((each) => each.page))}.`;
    const seal = name === 'seal' ? ' A stamp that is put on by hand is not in the file.' : '';
    return [
      rule
        ? { rule: `certificate-${name}`, severity: 'warn', page, text: text + seal, ...from(rule) }
        : { ...unknown(`certificate-${name}`, `${text}${seal} We have read no rule for ${place}.`), page },
    ];
  });
}

function blank(
  { name, thing, page }: { name: string; thing: string; page: number | null },
  subject: Case,
): Draft {
  const stamped = name === 'seal';
  return {
    rule: `certificate-${name}`,
    severity: stamped ? 'warn' : 'reject',
    page,
    text: stamped
      ? 'The place for the seal is empty. The notary stamps it when the document is signed.'
      : `The ${thing} of the notary’s certificate is left blank. It is filled in when the document is signed; left blank, it comes back.`,
    ...from(subject.incompleteCertificates),
  };
}

/** One page with the part is enough. */
function best(pages: readonly PageMeasures[], of: (page: PageMeasures) => Filled): Filled {
  const found = pages.map(of);
  if (found.includes('filled')) return 'filled';
  return found.includes('blank') ? 'blank' : null;
}

function dateOf({ signs: { dates } }: PageMeasures): Filled {
  if (dates.blank > 0) return 'blank';
  return dates.filled > 0 ? 'filled' : null;
}

function sealOf({ signs: { seals, sealWords } }: PageMeasures): Filled {
  return seals > 0 ? 'filled' : sealWords;
}

/** Where a rule asks for a certificate, that rule speaks of it. */
function withoutRule({ pages, rules, place }: Case): Draft[] {
  if (rules) return [];
  const silent = pages.filter(({ signs }) => !signs.hasText);
  const where =
    silent.length > 0 ? ` There is no text to read on ${pagesInWords(silent.map(({ page }) => page))}.` : '';
  return [
    unknown(
      'element-certificate',
      `No certificate of a notary was seen.${where} We have read no rule for ${place}.`,
    ),
  ];
}
