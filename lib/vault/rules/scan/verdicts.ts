import { scanChecks, type ScanCheck } from '../../schema/scans';
import type { PageSigns } from './page';
import { missingPages } from './page-numbers';

/** With what was left blank, which is told apart of what was found. */
type Verdict = Omit<ScanCheck, 'check'> & { blanks: string[] };
type Seen = { on: number[]; says: string };

/** What the pages of a document show together: what was seen and where, never that something is genuine. */
export function checksOf(pages: readonly PageSigns[]): ScanCheck[] {
  return judgeAll(pages).map(({ check, result, detail }) => ({ check, result, detail }));
}

/** What a document lacks by each check, one sentence for each thing; `isJudged` is false where it could not be read. */
export function gapsOf(pages: readonly PageSigns[]): { isJudged: boolean; gaps: string[] }[] {
  const checks = judgeAll(pages).map(({ result, detail, blanks }) => {
    const isFilled = result === 'found' || result === 'complete';
    return { isJudged: result !== 'unreadable', gaps: isFilled ? blanks : [detail] };
  });
  return [...checks, missingOf(pages)];
}

/** Only pages that count themselves tell of one that is missing; a page without text may be that one. */
function missingOf(pages: readonly PageSigns[]): { isJudged: boolean; gaps: string[] } {
  const numbers = pages.flatMap(({ number }) => number ?? []);
  const gaps = missingPages(numbers).map(
    ({ of, missing }) => `Not among the pages that are counted to ${of}: ${pageList(missing)}.`,
  );
  const isSilent = pages.some(({ hasText }) => !hasText);
  return { isJudged: numbers.length > 0 && !(isSilent && gaps.length > 0), gaps };
}

function judgeAll(pages: readonly PageSigns[]): (Verdict & { check: ScanCheck['check'] })[] {
  const verdicts: Record<ScanCheck['check'], Verdict> = {
    type: judge(pages, { thing: 'title that says what the document is', seen: titles(pages) }),
    parties: judge(pages, {
      thing: 'party that is named as one',
      seen: parties(pages),
      empty: {
        on: where(pages, (page) => page.parties.some(({ isBlank }) => isBlank)),
        says: 'The place of a party is left blank',
      },
    }),
    signature: judge(pages, { thing: 'place to sign', seen: signatures(pages) }),
    seal: judge(pages, {
      thing: 'notary seal',
      seen: places(
        pages,
        ({ seals, sealWords }) => seals > 0 || sealWords === 'filled',
        'What looks like a notary seal or stamp',
      ),
      empty: {
        on: where(pages, ({ sealWords }) => sealWords === 'blank'),
        says: 'A place for a seal is marked',
      },
    }),
    completeness: readability(pages),
    act: judge(pages, { thing: 'wording of a notarial act', seen: acts(pages) }),
    venue: judge(pages, {
      thing: 'venue (state and county)',
      seen: places(pages, ({ venue }) => venue === 'filled', 'State and county of the act'),
      empty: { on: where(pages, ({ venue }) => venue === 'blank'), says: 'A venue is left blank' },
    }),
    date: judge(pages, {
      thing: 'date',
      seen: places(pages, ({ dates }) => dates.filled > 0, 'A date or more'),
      empty: { on: where(pages, ({ dates }) => dates.blank > 0), says: 'A date is left blank' },
    }),
    commission: judge(pages, {
      thing: 'commission of a notary',
      seen: places(
        pages,
        ({ commission }) => commission === 'filled',
        'The end or the number of a commission',
      ),
      empty: {
        on: where(pages, ({ commission }) => commission === 'blank'),
        says: 'The commission is left blank',
      },
    }),
  };
  return scanChecks.map((check) => ({ check, ...verdicts[check] }));
}

/** Of a file that could not be opened at all. */
export function unreadable(reason: string): ScanCheck[] {
  return scanChecks.map((check) => ({ check, result: 'unreadable', detail: reason }));
}

type Search = { thing: string; seen: Seen[]; empty?: Seen };

/** What was left blank is told beside what was found; a page without text may hold anything. */
function judge(pages: readonly PageSigns[], { thing, seen, empty }: Search): Verdict {
  const isBlank = empty !== undefined && empty.on.length > 0;
  const blank = isBlank ? [sentence(empty)] : [];
  if (seen.length > 0) {
    return { result: 'found', detail: [...seen.map(sentence), ...blank].join(' '), blanks: blank };
  }
  const silent = where(pages, ({ hasText }) => !hasText);
  if (silent.length > 0) {
    const rest = silent.length < pages.length ? `No ${thing} was seen on the other pages.` : '';
    return {
      result: 'unreadable',
      detail: [`No text to read: ${pageList(silent)}.`, rest, ...blank].filter(Boolean).join(' '),
      blanks: blank,
    };
  }
  return {
    result: 'not_found',
    detail: isBlank ? blank.join(' ') : `No ${thing} was seen on ${countPages(pages.length)}.`,
    blanks: blank,
  };
}

function signatures(pages: readonly PageSigns[]): Seen[] {
  return [
    ...places(pages, ({ signatureFields }) => signatureFields > 0, 'A form field for a signature'),
    ...places(pages, ({ signatureLines }) => signatureLines > 0, 'A line to sign on, signed or not'),
    ...places(pages, ({ typedSignatures }) => typedSignatures > 0, 'A typed signature'),
  ];
}

function titles(pages: readonly PageSigns[]): Seen[] {
  const kinds = [...new Set(pages.flatMap(({ title }) => title ?? []))];
  return kinds.flatMap((kind) =>
    places(pages, ({ title }) => title === kind, `The title of ${withArticle(kind)}`),
  );
}

function parties(pages: readonly PageSigns[]): Seen[] {
  const named = pages.flatMap((page) => page.parties.filter(({ isBlank }) => !isBlank));
  return [...new Set(named.map(({ role }) => role))].flatMap((role) =>
    places(
      pages,
      (page) => page.parties.some((party) => party.role === role && !party.isBlank),
      `${withArticle(role, 'A')} is named`,
    ),
  );
}

function acts(pages: readonly PageSigns[]): Seen[] {
  const kinds = [...new Set(pages.flatMap((page) => page.acts))];
  return kinds.flatMap((kind) =>
    places(pages, (page) => page.acts.includes(kind), `Words of ${withArticle(kind)}`),
  );
}

function withArticle(noun: string, article = 'a'): string {
  return `${article}${/^[aeiou]/.test(noun) ? 'n' : ''} ${noun}`;
}

function readability(pages: readonly PageSigns[]): Verdict {
  const silent = where(pages, ({ hasText }) => !hasText);
  if (silent.length === 0) {
    const subject = pages.length === 1 ? 'The only page holds' : `All ${pages.length} pages hold`;
    return { result: 'complete', detail: `${subject} text that could be read.`, blanks: [] };
  }
  return {
    result: 'unreadable',
    detail: `Empty or a picture, with no text to read: ${pageList(silent)} of ${pages.length}.`,
    blanks: [],
  };
}

function places(pages: readonly PageSigns[], has: (page: PageSigns) => boolean, says: string): Seen[] {
  const on = where(pages, has);
  return on.length > 0 ? [{ on, says }] : [];
}

function where(pages: readonly PageSigns[], has: (page: PageSigns) => boolean): number[] {
  return pages.filter(has).map(({ page }) => page);
}

function sentence({ on, says }: Seen): string {
  return `${says}: ${pageList(on)}.`;
}

function countPages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

/** `page 2`, `pages 1, 3`; of a long list the first ten. */
function pageList(pages: readonly number[]): string {
  const rest = pages.length > 10 ? ` and ${pages.length - 10} more` : '';
  return `${pages.length === 1 ? 'page' : 'pages'} ${pages.slice(0, 10).join(', ')}${rest}`;
}
