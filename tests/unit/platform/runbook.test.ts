import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listSourceFiles } from '@/tests/support/source-text';

const page = readFileSync('docs/runbook.md', 'utf8');
const read = (file: string) => readFileSync(file, 'utf8');
const all = (pattern: RegExp, text = page): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

/** What is named in the text, between backticks; the programs of its blocks are tried elsewhere. */
const named = all(/`([^`\n]+)`/g, page.replace(/```[\s\S]*?```/g, ''));
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
const source = [...listSourceFiles(), ...filesOf('scripts')].map(read).join('\n');

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|mjs)$/.test(file))
    .map((file) => path.join(folder, file));
}

const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => `/${path.dirname(file).replace(/\([^)]+\)\/?/g, '')}`);

function isThere(address: string): boolean {
  return address.startsWith('/api/') ? existsSync(`app${address}/route.ts`) : pages.includes(address);
}

describe('docs/runbook.md', () => {
  it('says of each trouble how it is noticed, what to do, what people see and when it is over', () => {
    const parts = page.split('\n## ').slice(1);
    expect(parts.length).toBeGreaterThan(15);
    for (const part of parts) {
      const [title] = part.split('\n');
      for (const word of ['**Notice.**', '**First.**', '**People see.**', '**Over when**']) {
        expect([title, word, part.split(word).length - 1]).toEqual([title, word, 1]);
      }
    }
  });

  it('names commands that are there, with options that they know', () => {
    const commands = all(/npm run ([\w:]+)/g);
    expect(commands.length).toBeGreaterThan(4);
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
    const options = all(/npm run [\w:]+ -- .*?(--[a-z-]+)/g);
    expect(options.filter((option) => !source.includes(`${option.slice(2)}`))).toEqual([]);
  });

  it('names files that are there', () => {
    const files = named.filter((name) => /^(?:lib|scripts|docs|deploy)\/|^[A-Z]+\.md$/.test(name));
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const links = all(/\]\(([\w-]+\.md)/g);
    expect(links.filter((file) => !existsSync(path.join('docs', file)))).toEqual([]);
  });

  it('names addresses that are there', () => {
    const addresses = named.filter((name) => /^\/[a-z]/.test(name));
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => !isThere(address))).toEqual([]);
  });

  it('names metrics, settings, jobs and tables that are there', () => {
    const metrics = all(/`(deedguard_\w+)`/g);
    expect(metrics.length).toBeGreaterThan(3);
    expect(metrics.filter((name) => !source.includes(`'${name}'`))).toEqual([]);

    const settings = named.filter((name) => /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(name));
    const known = read('.env.example');
    const ofNode = ['NODE_EXTRA_CA_CERTS'];
    expect(settings.length).toBeGreaterThan(8);
    expect(settings.filter((name) => !known.includes(`\n${name}=`) && !ofNode.includes(name))).toEqual([]);

    const jobs = named.filter((name) => /^[a-z]+(?:-[a-z]+)+$/.test(name));
    expect(jobs.length).toBeGreaterThan(5);
    expect(jobs.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
  });

  it('quotes what is said', () => {
    const quotes = all(/“([^”]{12,})”/g);
    expect(quotes.length).toBeGreaterThan(4);
    const texts = source + read('CONTRIBUTING.md');
    expect(quotes.filter((quote) => !texts.includes(quote.replace(/^The worker /, '')))).toEqual([]);
  });
});
