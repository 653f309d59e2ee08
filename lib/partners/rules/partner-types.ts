/** What a partner is, and what that is called. */
const labels = {
  title_company: 'Title Company',
  attorney: 'Attorney/Law Firm',
  builder: 'Builder/Developer',
  county: 'County Office',
  fbi: 'FBI Integration',
  government: 'Government Agency',
  blockchain: 'Blockchain Network',
  state_docs: 'State Documents',
} as const;

const DEFAULT_LABEL = 'Partner';

export type PartnerType = keyof typeof labels;

export const partnerTypes = Object.keys(labels) as [PartnerType, ...PartnerType[]];

/** The form of /partnerships has words of its own for the same trades. */
const otherWords = new Map<string, PartnerType>([
  ['title-insurance', 'title_company'],
  ['law-firm', 'attorney'],
]);

/** The type of a partner by the kind that the application named; null for kinds without a type. */
export function findPartnerType(kind: string): PartnerType | null {
  return isPartnerType(kind) ? kind : (otherWords.get(kind) ?? null);
}

/** The kinds that an application names for a type: the opposite of `findPartnerType`. */
export function kindsOf(type: PartnerType): string[] {
  return [type, ...[...otherWords].filter(([, meant]) => meant === type).map(([kind]) => kind)];
}

export function partnerLabel(kind: string): string {
  const type = findPartnerType(kind);
  return type ? labels[type] : DEFAULT_LABEL;
}

function isPartnerType(kind: string): kind is PartnerType {
  return Object.hasOwn(labels, kind);
}
