import { readFileSync } from 'node:fs';
import { intellectualProperty } from '@/lib/company/content/papers';
import { blocksOf, marked } from '@/tests/support/paper-words';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const parts = Object.keys(read('package.json').dependencies as object);
const licenseOf = (part: string) => String(read(`node_modules/${part}/package.json`).license);

const rows = blocksOf(intellectualProperty)
  .flatMap((block) => (block.kind === 'table' && block.caption === 'Parts by others' ? block.rows : []))
  .map(([part = [], license = []]) => [marked(part), marked(license)] as const);

/** As the page writes what a package calls its license. */
const names: Record<string, RegExp> = {
  MIT: /\bMIT\b/,
  'MIT-0': /MIT-0/,
  ISC: /\bISC\b/,
  'Apache-2.0': /Apache 2\.0/,
  'BSD-3-Clause': /BSD 3-Clause/,
  BSD: /\bBSD\b/,
  'MPL-2.0': /MPL 2\.0/,
  'OFL-1.1': /SIL Open Font License 1\.1/,
  'SIL OPEN FONT LICENSE': /SIL Open Font License 1\.1/,
};

describe('the licenses of parts by others', () => {
  it('are all named, of whatever package the service is built on', () => {
    const page = rows.map(([, license]) => license).join('\n');
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter((part) => !names[licenseOf(part)]?.test(page))).toEqual([]);
  });

  it.each([
    ['Next.js', 'next'],
    ['React', 'react'],
    ['zod', 'zod'],
    ['MapLibre GL', 'maplibre-gl'],
    ['us-atlas', 'us-atlas'],
  ])('are right for %s', (name, part) => {
    const row = rows.find(([says]) => says.includes(name));
    const file = `node_modules/${part}/package.json`;
    expect(row?.[1]).toMatch(names[String(read(file).license)] ?? 'no such license');
  });
});
