import type { AddOn, DocumentClass, FeeSchedule } from '@/lib/catalog/rules/page-rules';
import type { Fact } from '@/lib/catalog/schema';
import { toDollars, type Cents } from '@/lib/values/money';
import type { Fee, FeeLine, Finding } from '../schema';

type Paper = { pageCount: number; kind: DocumentClass; findings: readonly Finding[] };
type Line = Omit<FeeLine, 'amount'> & { cents: Cents | null };

/** What the recorder takes, line by line. `schedule` is null of a place of which we have read nothing. */
export function feeOf(schedule: FeeSchedule | null, paper: Paper): Fee {
  if (!schedule) {
    return {
      lines: [
        { label: 'Recording fee', amount: null, isSure: true, note: 'We have read no fee of this county.' },
      ],
      total: null,
    };
  }
  const lines = [
    ...pageLines(schedule, paper),
    ...penaltyLines(schedule, paper),
    ...addOnLines(schedule, paper),
  ];
  const sure = lines.filter(({ isSure }) => isSure);
  const total = sure.reduce<Cents | null>(
    (sum, { cents }) => (sum === null || cents === null ? null : sum + cents),
    0,
  );
  return {
    lines: lines.map(({ cents, ...line }) => ({ ...line, amount: cents === null ? null : toDollars(cents) })),
    total: total === null ? null : toDollars(total),
  };
}

/** What the document costs and what its pages do, apart, as the catalog names them. */
function pageLines(schedule: FeeSchedule, { pageCount, findings }: Paper): Line[] {
  const { base, firstPage: first, furtherPage: further, smallType } = schedule;
  if (smallType && findings.some(({ rule }) => rule === 'type-size')) {
    const { base: document, page } = smallType.value;
    return [
      sureLine('Document in small type', at(smallType, document)),
      sureLine(pagesOf(pageCount), at(smallType, pageCount * page)),
    ];
  }
  const open = first.value === null ? 'The office sets it. Ask what it comes to.' : undefined;
  if (further.value === 0) return [sureLine('Document, whatever its number of pages', first, open)];
  const more = pageCount - 1;
  if (base && first.value !== null && first.value === further.value) {
    return [sureLine('Document', base), sureLine(pagesOf(pageCount), at(first, pageCount * first.value))];
  }
  return [
    ...(base ? [sureLine('Document', base)] : []),
    sureLine('First page', first, open),
    ...(more > 0
      ? [
          sureLine(
            `${more} further ${more === 1 ? 'page' : 'pages'}`,
            at(further, further.value === null ? null : more * further.value),
          ),
        ]
      : []),
  ];
}

function pagesOf(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

function penaltyLines({ penalty, noGranteeAddress }: FeeSchedule, { pageCount, findings }: Paper): Line[] {
  // What is filled in at the signing costs nothing then.
  const costly = findings.filter(
    ({ severity, rule, atSigning }) => severity === 'fee' && rule !== 'type-size' && !atSigning,
  );
  const lines: Line[] = [];
  const pages = new Set(costly.flatMap(({ page }) => page ?? []));
  if (penalty?.value.kind === 'page by page' && pages.size > 0) {
    const { firstPage, furtherPage } = penalty.value;
    const cents = [...pages].reduce((sum, page) => sum + (page === 1 ? firstPage : furtherPage), 0);
    lines.push(sureLine('Pages that miss a requirement, counted twice', at(penalty, cents)));
  }
  if (penalty?.value.kind === 'by page, for an odd size' && costly.some(({ rule }) => rule === 'page-size')) {
    lines.push(sureLine('Pages of another size', at(penalty, pageCount * penalty.value.cents)));
  }
  if (penalty?.value.kind === 'not known' && costly.length > 0) {
    lines.push(
      sureLine(
        'Nonstandard document',
        at(penalty, null),
        'The county sets it. We have not read what it is now.',
      ),
    );
  }
  if (noGranteeAddress && costly.some(({ rule }) => rule === 'element-grantee-address')) {
    const { least, times, firstPage, furtherPage } = noGranteeAddress.value;
    const cents = Math.max(least, times * (firstPage + (pageCount - 1) * furtherPage));
    lines.push(sureLine('No mailing address of the grantee', at(noGranteeAddress, cents)));
  }
  return lines;
}

function addOnLines({ addOns }: FeeSchedule, { kind }: Paper): Line[] {
  return addOns
    .filter(({ value: { of } }) => !of || of.includes(kind))
    .map((addOn) => ({
      label: addOn.value.label,
      cents: addOn.value.cents,
      isSure: isSure(addOn.value),
      ...(addOn.value.when && { note: addOn.value.when }),
      source: addOn.source,
      asOf: addOn.asOf,
    }));
}

function isSure({ cents, when }: AddOn): boolean {
  return cents !== null && when === undefined;
}

function at<T>({ source, asOf }: Fact<unknown>, value: T): Fact<T> {
  return { value, source, asOf };
}

function sureLine(label: string, { value, source, asOf }: Fact<Cents | null>, note?: string): Line {
  return { label, cents: value, isSure: true, ...(note && { note }), source, asOf };
}
