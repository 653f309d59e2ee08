const LINK = /\[([^\]\n]{1,200})\]\(([^()\s]{1,500})\)/g;

export type AnswerPart = { text: string; href?: string };

/** An answer in which only `[title](path)` of a known page is a link; of any other the title stays. */
export function keepKnownLinks(text: string, isKnown: (path: string) => boolean): string {
  return text.replace(LINK, (link, title: string, href: string) =>
    isOwnPath(href) && isKnown(pathOf(href)) ? link : title,
  );
}

/** The parts of an answer as they are shown: texts, and links to pages of this site. */
export function partsOf(text: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let at = 0;
  for (const match of text.matchAll(LINK)) {
    const [link, title = '', href = ''] = match;
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push(isOwnPath(href) ? { text: title, href } : { text: title });
    at = match.index + link.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** The words of an answer that is still coming: a link is its title until it is known where it leads. */
export function wordsOf(partial: string): string {
  return partial.replace(LINK, '$1').replace(/\[([^\]\n]{0,200})(?:\](?:\([^()\s]{0,500})?)?$/, '$1');
}

/** A path, and nothing that a browser takes for an address elsewhere. */
function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !href.includes('\\');
}

function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? '';
}
