/** People's words for what our pages call by one of the others; of several words all have to be there. */
const groups: string[][] = [
  ['attorney', 'lawyer', 'counsel'],
  ['ron', 'remote notarization', 'online notarization', 'video'],
  ['stamp', 'seal'],
  ['house', 'home', 'property', 'land'],
  ['title', 'deed'],
  ['poa', 'power attorney'],
  ['loan', 'mortgage'],
  ['price', 'cost', 'fee', 'pricing'],
  ['refund', 'money back'],
  ['login', 'log in', 'signin'],
  ['sign', 'log'],
  ['signup', 'sign up', 'register', 'account'],
  ['bill', 'invoice'],
  ['scam', 'fraud', 'forgery'],
  ['warning', 'alert'],
  ['file', 'document', 'paper'],
  ['appointment', 'booking', 'visit'],
  ['recorder', 'county clerk', 'register deeds'],
  ['parish', 'county', 'borough'],
  ['passkey', 'fingerprint', 'biometrics'],
  ['help', 'contact', 'support'],
  ['api', 'developers'],
  ['blockchain', 'evidence log'],
];

/** All of them. */
export const sayings = groups.flat();

const bySaying = new Map<string, string[]>();
for (const group of groups) {
  for (const saying of group) {
    const others = group.filter((other) => other !== saying);
    bySaying.set(saying, [...(bySaying.get(saying) ?? []), ...others]);
  }
}

/** What else a word of small letters is called, in one or several words. */
export function synonymsOf(word: string): string[] {
  return bySaying.get(word) ?? bySaying.get(word.replace(/s$/, '')) ?? [];
}
