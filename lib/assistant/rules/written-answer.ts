import type { SearchResult } from '@/lib/search/schema';
import { DEED_PROTECTION_CENTS } from '@/lib/payments/rules';
import { planPrices } from '@/lib/plans/rules/plan-prices';
import { CANCELLATION_CENTS, MOBILE_CANCELLATION_CENTS } from '@/lib/pricing/rules/cancellation';
import { formatPrice } from '@/lib/values/money';

/** What explains something: a county or a record of one's own does not. */
const LINKED = new Set<SearchResult['type']>(['answer', 'page', 'service', 'state', 'template']);

type Texts<Topic extends string> = {
  words: Partial<Record<Topic, string[]>>;
  answers: Record<Topic, string>;
  other: string;
};

const prices: Record<string, string> = {
  cancel: formatPrice(CANCELLATION_CENTS),
  cancelMobile: formatPrice(MOBILE_CANCELLATION_CENTS),
  lock: formatPrice(DEED_PROTECTION_CENTS),
  basic: formatPrice(planPrices.basic.monthlyCents),
  professional: formatPrice(planPrices.professional.monthlyCents),
};

/**
 * The written answer to a question, for when no model answers: that of the first topic of which the question holds the
 * name, else of the first of which it holds a word of the language, else the one to anything else.
 */
export function writtenAnswer<Topic extends string>(
  question: string,
  topics: readonly Topic[],
  { words, answers, other }: Texts<Topic>,
): string {
  const asked = question.toLowerCase();
  const named = topics.find((topic) => asked.includes(topic));
  const meant = named ?? topics.find((topic) => words[topic]?.some((word) => asked.includes(word)));
  return withPrices(meant ? answers[meant] : other);
}

function withPrices(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => prices[name] ?? '');
}

const MOST_PAGES = 3;

/** An answer with links to the pages that answer the question itself, as the search found them, the best first. */
export function withPages(answer: string, found: readonly SearchResult[]): string {
  const pages = found
    .filter(({ type, href }) => LINKED.has(type) && !answer.includes(`](${href})`))
    .slice(0, MOST_PAGES);
  if (pages.length === 0) return answer;
  return `${answer}\n\n${pages.map(({ title, href }) => `[${title.replace(/[[\]]/g, '')}](${href})`).join('\n')}`;
}
