/** What a title may say, the longer name first: a deed of trust is no deed. */
const kinds = {
  'deed of trust': 'deed of trust|trust deed|security deed',
  'quitclaim deed': 'quit ?claim deed|quit-claim deed|quitclaim',
  'warranty deed': 'warranty deed',
  'grant deed': 'grant deed',
  'transfer on death deed': 'transfer[- ]on[- ]death deed|beneficiary deed',
  deed: 'bargain and sale deed|gift deed|deed',
  mortgage: 'mortgage',
  'release or satisfaction':
    '(?:full |partial )?(?:reconveyance|release of lien|satisfaction of mortgage|release of mortgage)',
  'lis pendens': '(?:notice of )?lis pendens',
  lien: "(?:mechanic'?s|tax|judgment|claim of|notice of) lien",
  'power of attorney': 'power of attorney',
  affidavit: 'affidavit',
  will: 'last will and testament',
  trust: '(?:declaration of|revocable(?: living)?|living) trust|trust agreement',
  lease: 'lease|lease agreement|rental agreement',
  contract:
    '(?:purchase|sale|purchase and sale|service|real estate) (?:agreement|contract)|contract|agreement',
} as const;

export type DocumentKind = keyof typeof kinds;

/** Words that stand before or after the name of a document in its title. */
const BEFORE =
  '(?:(?:this|the|a|an|general|special|limited|statutory|durable|medical|joint|corrective|corrected|correction|individual|corporation|short|form|texas|california|florida|new|york|illinois|interspousal|enhanced|life|estate) ){0,4}';
const AFTER = '(?: (?:of|with|for|by|and|to|in|on)\\b.{0,50}| ?[(\\[].{0,50}| form)?';
/** A line that is longer is a sentence and no title. */
const LONGEST = 90;

const titles = (Object.keys(kinds) as DocumentKind[]).map((kind) => ({
  kind,
  pattern: new RegExp(`^${BEFORE}(?:${kinds[kind]})${AFTER}$`, 'i'),
}));

/** What the first line that is the title of a document calls it; null on a page without one. */
export function findTitle(text: string): DocumentKind | null {
  for (const line of text.split('\n')) {
    const title = line
      .replace(/[’]/g, "'")
      .replace(/\s+/g, ' ')
      .replace(/[.:;,]$/, '')
      .trim();
    // A title is in capitals, or each of its longer words begins with one.
    if (title.length > LONGEST || !isTitle(title)) continue;
    const found = titles.find(({ pattern }) => pattern.test(title));
    if (found) return found.kind;
  }
  return null;
}

function isTitle(line: string): boolean {
  const words = line.match(/\p{L}[\p{L}']{3,}/gu) ?? [];
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word) || /^(?:with|form)$/.test(word));
}
