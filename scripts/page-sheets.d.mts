import type { ServerResponse } from 'node:http';

export type PageSheets = {
  /** The address of the sheet that Next gives every page. */
  whole: string;
  /** Of what a page with a sheet of its own needs to show any other. */
  rest: string;
  /** Of the sheet of each section, by the first word of its addresses. */
  sections: Record<string, string>;
};

export const SHEETS_FILE: string;
export function sectionOf(url: string): string;
export function loadPageSheets(
  buildFolder: string,
): (url: string, page: Buffer, response: Pick<ServerResponse, 'getHeader' | 'setHeader'>) => Buffer;
