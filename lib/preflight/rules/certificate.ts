import type { ElementRule, Ruled } from '@/lib/catalog/rules/page-rules';
import { from, pagesInWords, type Case, type Draft } from './draft';
import type { Filled, PageMeasures } from './measured';
import { unknown } from './paper';
import { isUnsigned } from './unsigned';

type CertificateRule = Ruled<ElementRule>;
type Part = {
  name: 'venue' | 'date' | 'notary' | 'commission' | 'seal';
  thing: string;
  found: Filled;
  /** the stamp of the notary may have it, which is put on by hand */
  isStamped: boolean;
};

/**
 * The parts of a notary's certificate: the venue, the day, the notary's name and commission, the seal. A part that is left
 * blank means what the state's rule about the certificate means; one that we do not see may be there in other words, or be
 * stamped by hand. A certificate of which nothing is to be seen is none.
 */
export function judgeCertificate(subject: Case): Draft[] {
  const { pages, rules } = subject;
  const rule = rules?.elements.find(({ value }) => value.element === 'certificate');
  const certified = pages.filter(({ signs }) => signs.acts.length > 0);
  const parts = partsOf(certified);
  if (parts.every(({ found }) => found === null)) return missing(certified, { subject, rule });
  const asked = rules?.seal ? parts.filter(({ name }) => name !== 'seal') : parts;
  return asked.flatMap((part): Draft[] => {
    if (part.found === 'filled') return [];
    const draft =
      part.found === 'blank' ? blank(part, { subject, rule }) : unseen(part, { subject, rule, certified });
    return [{ ...draft, page: certified[0]?.page ?? null }];
  });
}

function partsOf(certified: readonly PageMeasures[]): Part[] {
  return [
    {
      name: 'venue',
      thing: 'venue (state and county)',
      found: best(certified, ({ signs }) => signs.venue),
      isStamped: false,
    },
    {
      name: 'date',
      thing: 'date',
      found: firstBlank(certified, ({ text }) => text.certificateDate),
      isStamped: false,
    },
    {
      name: 'notary',
      thing: 'printed name of the notary',
      found: best(certified, ({ text }) => text.notaryName),
      isStamped: true,
    },
    {
      name: 'commission',
      thing: 'commission',
      found: best(certified, ({ signs }) => signs.commission),
      isStamped: true,
    },
    { name: 'seal', thing: 'seal', found: best(certified, sealOf), isStamped: true },
  ];
}

type Context = { subject: Case; rule: CertificateRule | undefined };

/** The name and the seal come with the stamp: their empty places alone send nothing back. */
function blank(part: Part, { subject, rule }: Context): Draft {
  const id = `certificate-${part.name}`;
  const isOfStamp = part.name === 'seal' || part.name === 'notary';
  const isToSign = isUnsigned(subject.pages);
  const is = isOfStamp
    ? `The place for the ${part.thing} in the notary’s certificate is empty.`
    : `The ${part.thing} of the notary’s certificate is blank.`;
  const when = isToSign
    ? ' The notary completes it when the document is signed.'
    : ' Have the notary complete it before the document is recorded.';
  if (!rule) return withoutRule(id, is + when, subject);
  return {
    rule: id,
    severity: isOfStamp ? 'warn' : rule.consequence,
    page: null,
    text: is + when,
    ...from(ruleOf(part, { subject, rule })),
    ...(isToSign && { atSigning: true as const }),
  };
}

/** A rule that wants names below all signatures wants the notary’s, too (Tex. Loc. Gov’t Code § 191.007(e)). */
function ruleOf({ name }: Part, { subject: { rules, kind }, rule }: Context & { rule: CertificateRule }) {
  if (name !== 'notary') return rule;
  const ofNames = rules?.elements.find(
    ({ value: { element, of } }) => element === 'printed-names' && (!of || of.includes(kind)),
  );
  return ofNames ?? rule;
}

/** What another county says of incomplete certificates, and that it is another's. */
function withoutRule(rule: string, text: string, { place, incompleteCertificates }: Case): Draft {
  const guide = `We have read no rule for ${place}. The guide of another county says: ${incompleteCertificates.value}`;
  return { ...unknown(rule, `${text} ${guide}`), ...from(incompleteCertificates) };
}

function unseen(
  part: Part,
  { subject, rule, certified }: Context & { certified: readonly PageMeasures[] },
): Draft {
  const id = `certificate-${part.name}`;
  const where = pagesInWords(certified.map(({ page }) => page));
  const text = `No ${part.thing} was seen in the notary’s certificate on ${where}.`;
  const stamp = part.isStamped ? ' A stamp that is put on by hand is not in the file.' : '';
  if (!rule) return unknown(id, `${text}${stamp} We have read no rule for ${subject.place}.`);
  const isToSign = isUnsigned(subject.pages);
  const when = isToSign ? ' See that it is there once the document is signed.' : '';
  return {
    rule: id,
    severity: 'warn',
    page: null,
    text: text + stamp + when,
    ...from(ruleOf(part, { subject, rule })),
    ...(isToSign && { atSigning: true as const }),
  };
}

/** Nothing that could be completed: as grave as a blank one, where a rule asks for one. */
function missing(certified: readonly PageMeasures[], { subject, rule }: Context): Draft[] {
  const { pages, rules, place } = subject;
  const silent = pages.filter(({ signs }) => !signs.hasText);
  const where = pagesInWords(silent.map(({ page }) => page));
  const id = 'element-certificate';
  if (!rule) {
    if (rules) return [];
    const seen = silent.length > 0 ? ` There is no text to read on ${where}.` : '';
    return [unknown(id, `No certificate of a notary was seen.${seen} We have read no rule for ${place}.`)];
  }
  if (silent.length > 0) {
    const text = `No certificate of a notary was seen where we could read. There is no text to read on ${where}.`;
    return [{ ...unknown(id, text), ...from(rule), decides: rule.consequence === 'reject' }];
  }
  const text =
    certified.length > 0
      ? `Words of a notary were seen on ${pagesInWords(certified.map(({ page }) => page))}, and no part of a certificate: no venue, date, name, commission or seal.`
      : 'No certificate of a notary was seen in the text.';
  return [{ rule: id, severity: rule.consequence, page: null, text, ...from(rule) }];
}

/** One page with the part is enough. */
function best(pages: readonly PageMeasures[], of: (page: PageMeasures) => Filled): Filled {
  const found = pages.map(of);
  if (found.includes('filled')) return 'filled';
  return found.includes('blank') ? 'blank' : null;
}

/** Of several certificates each has its day. */
function firstBlank(pages: readonly PageMeasures[], of: (page: PageMeasures) => Filled): Filled {
  const found = pages.map(of);
  return found.find((each) => each === 'blank') ?? found.find((each) => each === 'filled') ?? null;
}

function sealOf({ signs: { seals, sealWords } }: PageMeasures): Filled {
  return seals > 0 ? 'filled' : sealWords;
}
