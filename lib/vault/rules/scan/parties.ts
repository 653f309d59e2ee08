/** What papers about land, and those that are notarized, call the people in them. */
const roles = [
  'grantor',
  'grantee',
  'trustor',
  'trustee',
  'mortgagor',
  'mortgagee',
  'borrower',
  'lender',
  'beneficiary',
  'seller',
  'buyer',
  'landlord',
  'tenant',
  'principal',
  'agent',
  'affiant',
  'testator',
] as const;

type PartyRole = (typeof roles)[number];

/** Who a paper names, by role and never by name. */
export type PartySign = { role: PartyRole; isBlank: boolean };

/** Within a name: “Jane and John Doe”, “Bank of Texas”. */
const between = new Set(['and', 'of', 'the', 'de', 'la', 'van']);
const capitalized = /^\p{Lu}[^:_]*$/u;
/** How far a name may be before what the paper calls it, or after its label. */
const NEAR = 160;

/** Two words that begin with a capital, as people and companies are written. */
function isNameAt(words: string[], at: number): boolean {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  return capitalized.test(first) && capitalized.test(between.has(second) ? third : second);
}

const startsWithName = (text: string) => isNameAt(text.slice(0, NEAR).split(' '), 0);

/** Behind the last blank, where there is one. */
function endsWithName(text: string): boolean {
  const words = text.slice(text.lastIndexOf('_') + 1).split(' ');
  return words.some((_, at) => isNameAt(words, at));
}

/** “Grantor: Jane Doe”, “GRANTEE(S): ____”, “Jane Doe, a single woman (“Grantor”)”. */
const signs = roles.map((role) => {
  const word = role.endsWith('y') ? `${role.slice(0, -1)}(?:y|ies)` : `${role}s?`;
  return {
    role,
    label: new RegExp(String.raw`(?<!\p{L})${word}(?: ?\(s\))?(?:['’]s)?(?: names?)? ?: ?`, 'giu'),
    called: new RegExp(String.raw`\((?:the |hereinafter |as |called )*["“'‘]?${word}["”'’]?\)`, 'giu'),
  };
});

/** The parties that a page names, and those whose place was left blank. */
export function findParties(text: string): PartySign[] {
  const line = text.replace(/\s+/g, ' ').replace(/_{2,}/g, '__');
  return signs.flatMap(({ role, label, called }): PartySign[] => {
    const after = [...line.matchAll(label)].map((match) => line.slice(match.index + match[0].length));
    const before = [...line.matchAll(called)].map(({ index }) =>
      line.slice(Math.max(0, index - NEAR), index),
    );
    if (after.some(startsWithName) || before.some(endsWithName)) return [{ role, isBlank: false }];
    const isBlank =
      after.some((rest) => rest.startsWith('__')) || before.some((rest) => /__[ ,]*$/.test(rest));
    return isBlank ? [{ role, isBlank }] : [];
  });
}
