import { undrawableNote } from '@/lib/paper/pdf-letters';

/** An address of more or longer lines goes on in one. */
const MAX_ADDRESS_LINES = 6;
const LONG_LINE = 50;

type Printed = {
  /** not known of an invoice that is being typed */
  issuer?: { name: string };
  billTo: { name: string; company: string | null; address: string | null };
  meta: { property: string | null };
  memo: string | null;
  items: { description: string }[];
};

/** What the page says where it cannot draw a character of what was typed; null where it draws all of them. */
export function gapNote({ issuer, billTo, meta, memo, items }: Printed): string | null {
  const texts = [issuer?.name, billTo.name, billTo.company, billTo.address, meta.property, memo];
  return undrawableNote([
    ...texts.flatMap((text) => addressLines(text ?? '')),
    ...items.map(({ description }) => description),
  ]);
}

/** An address as lines of the page. */
export function addressLines(address: string): string[] {
  const lines = linesOfText(address);
  return lines.length > MAX_ADDRESS_LINES || address.length > MAX_ADDRESS_LINES * LONG_LINE
    ? [lines.join(', ')]
    : lines;
}

/** The lines of a text that have something in them, each without blanks that nobody sees. */
export function linesOfText(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
