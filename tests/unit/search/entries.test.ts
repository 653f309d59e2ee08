import { existsSync } from 'node:fs';
import { listEntries } from '@/lib/search/content/entries';
import { listSearchedPages } from '@/lib/site/site';

const entries = listEntries();
const pathOf = (href: string) => href.split(/[?#]/)[0] ?? '';
const isBuilt = (path: string) =>
  ['(site)', '(account)', '(slim)'].some((group) => existsSync(`app/${group}${path}/page.tsx`));

describe('what anybody may find', () => {
  it('has each entry once', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it('has every county of the 50 states', () => {
    expect(entries.filter(({ kind }) => kind === 'county').length).toBeGreaterThan(3_100);
  });

  it('leads to pages that are there', () => {
    const ofStates = /^\/(state-documents|recording\/requirements)\/[a-z-]+$/;
    const lost = entries.filter(({ href }) => !ofStates.test(pathOf(href)) && !isBuilt(pathOf(href)));
    expect(lost).toEqual([]);
  });

  it('names no page of an administrator, or that an email alone leads to', () => {
    const paths = listSearchedPages().map(({ path }) => path);
    expect(paths).toContain('/search');
    expect(paths.filter((path) => path.startsWith('/admin'))).toEqual([]);
    expect(paths).not.toContain('/reset-password');
  });

  it('shortens an answer at a word', () => {
    const answers = entries.filter(({ kind, subtitle }) => kind === 'answer' && subtitle?.endsWith(' …'));
    expect(answers.length).toBeGreaterThan(0);
    for (const { subtitle, text } of answers) {
      expect(text.startsWith(`${subtitle!.slice(0, -2)} `)).toBe(true);
    }
  });
});
