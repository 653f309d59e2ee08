import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namesIn, readProject } from '@/tests/support/project-text';

const project = readProject();
const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts,
);
// What was decided stays as it was written, also when its names are gone.
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md') && file !== 'docs/decisions.md');
const domains = pages.filter((page) => page.startsWith('docs/domains/'));
const ARCHITECTURE = 'docs/architecture.md';

/** These speak of nothing but what is here; others name parts of Postgres, of a browser or of a cluster too. */
const ofOurs = ['README.md', 'CONTRIBUTING.md', ARCHITECTURE, 'docs/retention.md', ...domains];

const isFile = (name: string) =>
  /^(?:app|clients|components|docs|lib|prisma|scripts|tests)\/[^<>*…{]+$/.test(name);
const isWord = (name: string) => /^[A-Za-z_]\w*(?:\(\))?$/.test(name);

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');
  const names = namesIn(text);

  it('names files that are there', () => {
    const missing = names.filter((name) => isFile(name) && !existsSync(name));
    // `lib/claims` of a sentence, without the ending of its file
    expect(missing.filter((name) => !existsSync(`${name}.ts`) && !existsSync(`${name}.tsx`))).toEqual([]);
  });

  it('names commands that are there', () => {
    const commands = [...text.matchAll(/npm run ([a-z][\w:]*)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('links to files that are there', () => {
    const links = [...namesOutside(text).matchAll(/\]\(([\w./-]+)/g)].map(([, link = '']) => link);
    const files = links.filter((link) => !link.startsWith('http') && !link.startsWith('/'));
    expect(files.filter((link) => !existsSync(path.join(path.dirname(page), link)))).toEqual([]);
  });

  it('links to sections that are there', () => {
    const links = [...namesOutside(text).matchAll(/\]\(([\w./-]*\.md)?#([\w-]+)\)/g)];
    const lost = links.filter(([, file, section = '']) => {
      const linked = file ? path.join(path.dirname(page), file) : page;
      return !sectionsOf(readFileSync(linked, 'utf8')).includes(section);
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  });
});

describe.each(ofOurs)('%s', (page) => {
  it('names functions, tables, settings and words that are in the program', () => {
    const names = namesIn(readFileSync(page, 'utf8')).filter(isWord);
    expect(names.filter((name) => !project.includes(name.replace('()', '')))).toEqual([]);
  });
});

describe('docs/decisions.md', () => {
  const headings = [...readFileSync('docs/decisions.md', 'utf8').matchAll(/^## (.*)$/gm)].map(
    ([, heading = '']) => heading,
  );

  it('gives each decision a number, a title and the day', () => {
    expect(headings.filter((heading) => !/^\d+\. \S.* \(20\d\d-[01]\d-[0-3]\d\)$/.test(heading))).toEqual([]);
  });

  it('numbers them one after the other, without a gap', () => {
    expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(headings.map((_, at) => at + 1));
  });
});

describe(ARCHITECTURE, () => {
  const text = readFileSync(ARCHITECTURE, 'utf8');

  it('is one page: fewer than 1,500 words', () => {
    expect(text.match(/\S*\w\S*/g)?.length).toBeLessThan(1_500);
  });

  it('links to every page about a domain', () => {
    const links = [...text.matchAll(/\]\((domains\/[\w-]+\.md)\)/g)].map(([, link = '']) => `docs/${link}`);
    expect(links.toSorted()).toEqual(domains.toSorted());
  });
});

/** What a link to a heading says after its `#`. */
function sectionsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

function namesOutside(text: string): string {
  return text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
}
