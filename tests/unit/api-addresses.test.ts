import { readdirSync, readFileSync } from 'node:fs';
import { groupsOf } from '@/lib/values/groups';

type Spelled = { address: string; file: string };

const room = (file: string) => file.split('/')[0] ?? '';
/** What names the thing itself, before any of its ids: `/api/requests` of `/api/requests/${id}/proof`. */
const beginning = (address: string) => address.replace(/\/?\*.*$/, '');

/** Addresses of our API that are spelled in a text, without their queries; `*` where something is put in. */
function addressesIn(text: string, file: string): Spelled[] {
  return [...text.matchAll(/['"`](\/api\/[^'"`\n]*)/g)].map(([, spelled = '']) => ({
    address: spelled.replace(/\$\{[^}]*\}/g, '*').replace(/\?.*$/, ''),
    file,
  }));
}

/** Addresses that several files spell, and beginnings that several rooms spell, each with where. */
function spelledAgain(spelled: Spelled[]): string[] {
  const places = (named: (each: Spelled) => string, placed: (each: Spelled) => string) =>
    [...groupsOf(spelled, named)].flatMap(([name, all]) => {
      const where = [...new Set(all.map(placed))];
      return where.length > 1 ? [`${name}: ${where.join(', ')}`] : [];
    });
  const inRooms = places(
    ({ address }) => beginning(address),
    ({ file }) => room(file),
  );
  const inFiles = places(
    ({ address }) => address,
    ({ file }) => file,
  );
  return [...inRooms, ...inFiles];
}

describe('addresses of the API in components', () => {
  const spelled = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => addressesIn(readFileSync(`components/${file}`, 'utf8'), file));

  it('are spelled once: those of several rooms in lib/<domain>/rules/urls.ts or the kit', () => {
    expect(spelled.length).toBeGreaterThan(50);
    expect(spelledAgain(spelled)).toEqual([]);
  });
});

describe('an address', () => {
  const read = (files: Record<string, string>) =>
    spelledAgain(Object.entries(files).flatMap(([file, text]) => addressesIn(text, file)));

  it('is told of when two rooms spell what it begins with', () => {
    const files = {
      'vault/urls.ts': "const VAULT_URL = '/api/vault';",
      'files/a.ts': 'open(`/api/vault/${id}?view=1`);',
    };
    expect(read(files)).toEqual(['/api/vault: vault, files']);
  });

  it('is told of when two files of one room spell it', () => {
    const files = {
      'support/a.ts': "send('POST', '/api/contact');",
      'support/b.ts': "send('POST', '/api/contact?of=b');",
    };
    expect(read(files)).toEqual(['/api/contact: support/a.ts, support/b.ts']);
  });

  it('may have others of its kind in the same room', () => {
    const files = { 'alerts/a.ts': "key('/api/alerts');", 'alerts/b.ts': 'change(`/api/alerts/${id}`);' };
    expect(read(files)).toEqual([]);
  });
});
