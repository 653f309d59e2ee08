import { requestDocuments, type notaryServices } from '@/lib/notary/rules/services';

export type DocumentType = (typeof requestDocuments)[number]['value'];

/** What a name of a document holds, the one before the next: a deed of trust is a loan document, and a trust is an estate’s. */
const words: readonly [DocumentType, RegExp][] = [
  [
    'mortgage',
    /\b(?:mortgages?|loan|deeds? of trust|trust deeds?|security deeds?|refinanc\w*|promissory notes?|heloc)\b/,
  ],
  ['deed', /\b(?:deeds?|quit ?claims?)\b/],
  ['power-of-attorney', /\bpowers? of attorney\b|\bpoa\b/],
  [
    'medical-directive',
    /\b(?:medical|health ?care|advance) directives?\b|\bliving wills?\b|\bhealth ?care prox\w+/,
  ],
  ['travel-consent', /\btravel consents?\b|\bconsent (?:for|to) (?:a )?(?:minor|child|travel)\b/],
  ['will', /\b(?:wills?|trusts?|testaments?|codicils?)\b/],
  ['affidavit', /\baffidavits?\b/],
  ['contract', /\b(?:contracts?|agreements?|leases?)\b/],
];

type Service = (typeof notaryServices)[number]['value'];

const services: Record<DocumentType, Service> = {
  deed: 'real-estate',
  mortgage: 'real-estate',
  'power-of-attorney': 'legal',
  will: 'estate',
  affidavit: 'legal',
  contract: 'legal',
  'medical-directive': 'healthcare',
  'travel-consent': 'legal',
  other: 'other',
};

/** The kind of document that a name says: one of our own names for them, else by its words, else `other`. */
export function documentTypeOf(name: string): DocumentType {
  const plain = name
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim();
  const own = requestDocuments.find(
    ({ value, label }) => plain === value.replaceAll('-', ' ') || plain === label.toLowerCase(),
  );
  return own?.value ?? words.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other';
}

/** The field of work that notaries are asked by. */
export function serviceForDocument(type: DocumentType): Service {
  return services[type];
}
