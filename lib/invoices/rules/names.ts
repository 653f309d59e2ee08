/** Numbers are a series for each issuer: where invoices of several meet, this tells one from another. */
export function invoiceName(number: string, issuerName: string): string {
  return `${number} from ${issuerName}`;
}

/** What is searched for: an invoice by its name, or with a number and another word, has both; anything else is one text. */
export function searchedParts(search: string): string[] {
  const [number] = /\binv-\d{4}-\d{4,}\b/i.exec(search) ?? [];
  if (!number) return [search];
  const rest = search
    .replace(number, ' ')
    .trim()
    .replace(/^from\b/i, '')
    .trim();
  return rest ? [number, rest] : [number];
}
