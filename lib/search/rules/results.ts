import { statusLabels } from '@/lib/notary/rules/statuses';
import { requestTitle } from '@/lib/notary/rules/services';
import type { SearchKind, SearchResult } from '../schema';

/** A row that was found: `details` is what its line is made of. */
export type Hit = {
  id: string;
  kind: SearchKind;
  title: string;
  details: Record<string, string | null>;
  rank: number;
};

const MOST_RESULTS = 50;

const sections: Record<SearchKind, string> = {
  property: 'Your properties',
  document: 'Your documents',
  request: 'Your requests',
  invoice: 'Your invoices',
  alert: 'Your alerts',
  page: 'Pages',
  service: 'Services',
  answer: 'Answers',
  state: 'States',
  'recordable-document': 'Recordable documents',
  template: 'Templates',
  county: 'Counties',
};

const kinds = Object.keys(sections) as SearchKind[];

/** Sections by their best result, one's own before all but a page that is called so; each with its best first. */
export function toResults(hits: Hit[]): SearchResult[] {
  const best = new Map<SearchKind, number>();
  for (const { kind, rank } of hits) best.set(kind, Math.max(rank, best.get(kind) ?? 0));
  const order = (kind: SearchKind) => (best.get(kind) ?? 0) + (isOwn(kind) ? 3 : 0);
  return [...hits]
    .sort(
      (a, b) =>
        order(b.kind) - order(a.kind) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.rank - a.rank,
    )
    .slice(0, MOST_RESULTS)
    .map(toResult);
}

/** Results under the heading of each section, in their order. */
export function bySection(results: SearchResult[]): { section: string; results: SearchResult[] }[] {
  const found = new Map<string, SearchResult[]>();
  for (const result of results) found.set(result.section, [...(found.get(result.section) ?? []), result]);
  return [...found].map(([section, listed]) => ({ section, results: listed }));
}

export function countResults(count: number): string {
  return `Found ${count} ${count === 1 ? 'result' : 'results'}`;
}

const ownPaths = {
  property: '/properties/',
  document: '/documents/',
  request: '/requests/',
  invoice: '/invoices/',
  alert: '/alerts/',
};

function isOwn(kind: SearchKind): kind is keyof typeof ownPaths {
  return kind in ownPaths;
}

function toResult({ id, kind, title, details }: Hit): SearchResult {
  const found = isOwn(kind)
    ? { title: titleOf(kind, title, details), subtitle: subtitleOf(kind, details), href: ownPaths[kind] + id }
    : { title, subtitle: details.subtitle ?? '', href: details.href ?? '/' };
  const { subtitle, ...rest } = found;
  return { section: sections[kind], type: kind, ...rest, ...(subtitle ? { subtitle } : {}) };
}

function titleOf(kind: SearchKind, title: string, { documentType }: Hit['details']): string {
  return kind === 'request' ? requestTitle({ serviceType: title, documentType: documentType ?? '' }) : title;
}

const lockWords: Record<string, string | undefined> = { due: 'Unpaid', paid: 'Protected', released: 'Ended' };
const invoiceWords: Record<string, string | undefined> = {
  draft: 'Draft',
  sent: 'Sent',
  paid: 'Paid',
  void: 'Void',
};

const subtitles: Record<keyof typeof ownPaths, (details: Hit['details']) => (string | null | undefined)[]> = {
  property: ({ status }) => [lockWords[status ?? '']],
  document: () => [],
  request: ({ status, location }) => [
    location ?? 'Online',
    statusLabels[status as keyof typeof statusLabels],
  ],
  invoice: ({ to, from, status }) => [to ? `To ${to}` : from && `From ${from}`, invoiceWords[status ?? '']],
  alert: ({ level, status }) => [capitalize(level), capitalize(status)],
};

function subtitleOf(kind: keyof typeof ownPaths, details: Hit['details']): string {
  return subtitles[kind](details)
    .filter((part) => part)
    .join(', ');
}

/** `CRITICAL` → `Critical` */
function capitalize(code: string | null | undefined): string {
  return code ? code.charAt(0).toUpperCase() + code.slice(1).toLowerCase() : '';
}
