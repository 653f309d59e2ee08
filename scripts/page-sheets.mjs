/** The style sheet of a page that is rendered per request, as scripts/section-sheets.ts wrote it after the build. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const SHEETS_FILE = 'page-sheets.json';

/** @param {string} url of a request, or a route of Next's */
export function sectionOf(url) {
  return url.split(/[/?#]/, 2)[1] ?? '';
}

/**
 * Puts the sheet of its section into a page, and into what asks for it ahead. The link to the whole one stays for React, which
 * looks for it and would load it otherwise; a disabled one is not loaded.
 * @param {string} buildFolder
 * @returns {(url: string, page: Buffer, response: import('node:http').ServerResponse) => Buffer} the page as it is where the
 * section is not known
 */
export function loadPageSheets(buildFolder) {
  /** @type {import('./page-sheets.mjs').PageSheets} */
  const { whole, rest, sections } = JSON.parse(readFileSync(path.join(buildFolder, SHEETS_FILE), 'utf8'));
  const link = Buffer.from(`<link rel="stylesheet" href="${whole}"`);
  const disabled = Buffer.from(` disabled="" data-rest="${rest}"`);
  const sheets = new Map(
    Object.entries(sections).map(([section, address]) => [
      section,
      { address, ownLink: Buffer.from(`<link rel="stylesheet" href="${address}"/>`) },
    ]),
  );
  return (url, page, response) => {
    const own = sheets.get(sectionOf(url));
    const start = own ? page.indexOf(link) : -1;
    const end = start < 0 ? -1 : page.indexOf('/>', start);
    if (end < 0) return page;
    const ahead = response.getHeader('link');
    if (ahead) response.setHeader('link', String(ahead).replace(`<${whole}>`, `<${own.address}>`));
    return Buffer.concat([
      page.subarray(0, start),
      own.ownLink,
      page.subarray(start, end),
      disabled,
      page.subarray(end),
    ]);
  };
}
