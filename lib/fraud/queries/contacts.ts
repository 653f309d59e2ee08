import 'server-only';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { env } from '@/lib/platform/env';
import { emailAddress, lineOfText } from '@/lib/values/text';
import type { CountyContact } from '../rules/county';

const contactSchema = z.strictObject({
  name: lineOfText('the name of the office', 200),
  email: emailAddress,
  source: lineOfText('where its address is published', 500),
  asOf: z.string().regex(/^\d{4}-\d{2}$/, 'A month is written like 2026-11.'),
});

const contactsSchema = z.record(z.string().regex(/^\d{5}$/, 'A county has five digits.'), contactSchema);

let read: { file: string; contacts: Record<string, CountyContact> } | undefined;

/**
 * The operator's file of counties' offices, by FIPS code; empty without one. We know of no list of such addresses that is
 * kept up, so there is none of ours. Throws an error that says what is wrong with it.
 */
export function openCountyContacts(): Record<string, CountyContact> {
  const file = env().COUNTY_CONTACTS_FILE;
  if (!file) return {};
  if (read?.file !== file) read = { file, contacts: readContacts(file) };
  return read.contacts;
}

/** Whom of a county we may write to; null where nobody named one with its source. */
export function findCountyContact(fips: string | null): CountyContact | null {
  return (fips && openCountyContacts()[fips]) || null;
}

function readContacts(file: string): Record<string, CountyContact> {
  try {
    return contactsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Error(
      `COUNTY_CONTACTS_FILE cannot be used as a list of counties’ offices by FIPS code: ${why}`,
      { cause },
    );
  }
}
