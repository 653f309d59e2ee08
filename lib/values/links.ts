/** A piece of a text: as it is, or an address that may be opened. */
export type TextPart = { text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"“”]+/gi;
/** What ends a sentence or closes a bracket, not an address. */
const AT_END = new Set(".,;:!?'’)]}*");

/**
 * A text with its web addresses told apart, http and https alone. The parts joined are the text, letter for letter. An
 * address that hides its host behind a name (`https://bank.example@elsewhere.example`) stays text.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found);
    const href = hrefOf(address);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Also those that browsers read as one (UTS #46), and look-alikes. */
const DOT = String.raw`[.\u2024\u3002\uFE52\uFF0E\uFF61]`;
const LABEL = String.raw`[\p{L}\p{N}_-]{1,63}`;

/** What a mail program would make a link of, or a reader type: with `https://` or `www.`, or a host by itself. */
const CLICKABLE = new RegExp(
  String.raw`(?:https?:\/\/|www${DOT})\S+|(?<![\p{L}\p{N}])${LABEL}(?:${DOT}${LABEL}){0,7}${DOT}(?:xn--[\w-]{1,59}|\p{L}{2,63})(?![\p{L}\p{N}])(?:[/:?#]\S*)?`,
  'giu',
);

/** A text for an email of ours, with the web addresses that somebody else wrote into it left out. */
export function withoutAddresses(text: string): string {
  return text.replace(CLICKABLE, '[address left out]');
}

/** A closing bracket belongs to an address that opened one. */
function withoutEnd(found: string): string {
  let end = found.length;
  while (end > 0 && AT_END.has(found.charAt(end - 1))) end -= 1;
  const address = found.slice(0, end);
  const isOpen = address.includes('(') && !address.includes(')');
  return isOpen && found[end] === ')' ? `${address})` : address;
}

function hrefOf(address: string): string | null {
  try {
    const { protocol, username, password, href } = new URL(address);
    const isWeb = protocol === 'http:' || protocol === 'https:';
    return isWeb && !username && !password ? href : null;
  } catch {
    return null;
  }
}
