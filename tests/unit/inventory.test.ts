import { existsSync, readFileSync } from 'node:fs';

const page = readFileSync('docs/inventory.md', 'utf8');
const schema = readFileSync('prisma/schema.prisma', 'utf8');
const settings = readFileSync('.env.example', 'utf8');

const all = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The tables of a level, as its line lists them. */
const tablesOf = (level: string): string[] =>
  all(/`(\w+)`/g, new RegExp(`^- \\*\\*${level}\\*\\*: (.*)$`, 'm').exec(page)?.[1] ?? '');

/** Each model with its table. */
const models = [...schema.matchAll(/^model \w+ \{([\s\S]*?)^\}/gm)].map(([, body = '']) => ({
  table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '',
  body,
}));

describe('docs/inventory.md', () => {
  it('has each setting that is secret, or holds a secret, once among the keys', () => {
    const named = all(/^\| `([A-Z0-9_]+)` /gm, page);
    const secret = all(/^([A-Z0-9_]*(?:SECRET|TOKEN|PRIVATE|_KEY|KEY_PREVIOUS)[A-Z0-9_]*)=/gm, settings);
    const isPublic = /PUBLIC|PUBLISHABLE|ACCESS_KEY_ID/;
    const inAddresses = ['DATABASE_URL', 'SMTP_URL'];
    expect(named.toSorted()).toEqual(
      [
        ...secret.filter((name) => !isPublic.test(name) || name === 'S3_SECRET_ACCESS_KEY'),
        ...inAddresses,
      ].toSorted(),
    );
  });

  it('has each table at one level', () => {
    const placed = ['public', 'internal', 'personal', 'secret'].flatMap(tablesOf);
    expect(placed.toSorted()).toEqual(models.map(({ table }) => table).toSorted());
  });

  it('calls secret each table that has a sealed column, and each of these has one, or a hash', () => {
    const secret = tablesOf('secret');
    const isSealed = (body: string) => /^\s+(?:\w*[cC]iphertext|sealed)\s/m.test(body);
    expect(models.filter(({ table, body }) => isSealed(body) && !secret.includes(table))).toEqual([]);
    // The id of each is the SHA-256 of what its holder shows (lib/oauth/commands/secrets.ts).
    const hashed = models.filter(
      ({ table, body }) => table === 'oauth_artifacts' || /Hash\s/.test(body) || isSealed(body),
    );
    const tables = hashed.map(({ table }) => table);
    expect(secret.filter((table) => !tables.includes(table))).toEqual([]);
  });

  it('names files that are there', () => {
    const files = all(/`((?:lib|scripts|tests)\/[^`]+)`/g, page);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
