/*
 * To be imported before the app, which reads its environment when it is imported: one county whose office we may write to.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'county-contacts-'));
const file = path.join(folder, 'counties.json');

export const travisClerk = {
  name: 'Travis County Clerk',
  email: 'clerk@travis.example',
  source: 'https://travis.example/fraud',
  asOf: '2026-11',
};

writeFileSync(file, JSON.stringify({ '48453': travisClerk }));
process.env.COUNTY_CONTACTS_FILE = file;

afterAll(() => {
  delete process.env.COUNTY_CONTACTS_FILE;
  rmSync(folder, { recursive: true });
});
