import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { papers } from '@/app/downloads/papers';
import { templatePapers } from '@/lib/catalog/content/state-templates';
import { guideFigures } from '@/lib/company/content/developer-guide';
import { figures } from '@/lib/company/content/figures';
import { kitFigures } from '@/lib/partners/content/kits';

const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `lib/${file}`);
const named = (folder: string) =>
  new Set(
    files
      .filter((file) => file.startsWith(folder))
      .flatMap((file) => readFileSync(file, 'utf8').match(/(?<=\{\{).*?(?=\}\})/g) ?? []),
  );

describe('the texts in lib/*/content', () => {
  it('are the papers that can be taken away, each under the name of its file', () => {
    // A template of the generator is filled in, and taken away as what came of it.
    const papersOnly = files.filter((file) => !file.startsWith('lib/generator/'));
    const names = papersOnly.map((file) => path.basename(file, '.md'));

    expect(names.length).toBeGreaterThan(13);
    expect([...names, ...Object.keys(templatePapers)].sort()).toEqual(Object.keys(papers).sort());
  });

  it('leave no figure open', () => {
    expect(JSON.stringify(papers)).not.toMatch(/\{\{|\}\}[^,\]}]/);
  });

  it.each([
    ['lib/company', { ...figures, ...guideFigures() }],
    ['lib/partners', kitFigures],
  ])('of %s name every figure that is kept for them', (folder, kept) => {
    const kinds = [...named(folder)].filter((name) => !name.startsWith('table.'));
    expect(kinds.sort()).toEqual(Object.keys(kept).sort());
  });

  it('never spell out a price that the program knows', () => {
    for (const file of files) expect(readFileSync(file, 'utf8')).not.toMatch(/\$99(?!\d)/);
  });
});
