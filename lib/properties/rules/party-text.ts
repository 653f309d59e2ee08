import { withoutLookalikes } from '@/lib/values/lookalikes';

/** Longer fields hold more than a name. */
const LONGEST = 300;

/** How deeds and indexes say that one person has another name too. */
const OTHER_NAME =
  /\b(?:also known as|formerly known as|now known as|previously known as|who acquired title as|who took title as|which acquired title as|[afn] ?\/ ?k ?\/ ?a|aka|fka|nka|nee|formerly|dba|d\/b\/a)\b/g;
const SPOUSE = /\b(?:et ?ux|et ?vir|et uxor)\b/g;
const OTHERS = /\bet ?als?\b/g;
const DATE = /\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/g;
const FORMS: [RegExp, string][] = [
  [/\bl\.? ?l\.? ?c\b\.?/g, 'llc'],
  [/\bn\. ?a\b\.?/g, 'na'],
  [/\bl\. ?p\b\.?/g, 'lp'],
  [/\b[hw]\/[hw]\b/g, ' hw '],
  [/\bl\/e\b/g, ' life '],
  [/\bc\/o\b/g, ' attorney '],
];

/** The words of a field of parties in small English letters, with marks for what divides them: `,` `;` `&` `=` (another name of the same). */
export function partyTokens(text: string): string[] {
  const plain = withoutLookalikes(
    text
      .slice(0, LONGEST)
      .normalize('NFKD')
      .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, ''),
  )
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(DATE, ' ')
    .replace(OTHER_NAME, ' = ')
    .replace(SPOUSE, ' & ')
    .replace(OTHERS, ' ');
  const formed = FORMS.reduce((words, [form, short]) => words.replace(form, short), plain);
  const tokens = formed.match(/[a-z0-9]+(?:-[a-z0-9]+)*|[,;&=/]/g) ?? [];
  return tokens.map((token) => (token === 'and' ? '&' : token === '/' ? ';' : token));
}

/** The parts between marks, empty ones left out. */
export function splitTokens(tokens: string[], marks: string): string[][] {
  const parts: string[][] = [[]];
  for (const token of tokens) {
    if (marks.includes(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.some((token) => !',;&='.includes(token)));
}
