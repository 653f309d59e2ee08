import { readFileSync } from 'node:fs';

/** What `npm test` runs, read from the two settings: a file that neither matches is never looked at. */
const patterns = [
  ...[...readFileSync('jest.config.mjs', 'utf8').matchAll(/'<rootDir>\/(tests\/[^']*\.test\.tsx?)'/g)],
  ...[...readFileSync('playwright.config.ts', 'utf8').matchAll(/\btestDir: '([^']+)'/g)].map(
    ([whole, folder]) => [whole, `${folder}/**/*.spec.ts`] as const,
  ),
].map(([, pattern]) => asRegExp(pattern ?? ''));

export function isRun(file: string): boolean {
  return patterns.some((pattern) => pattern.test(file));
}

/** Of the wildcards, the two that the settings use. */
function asRegExp(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    return part === '*' ? '[^/]*' : part.replace(/[.\\+?^${}()|[\]]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('')}$`);
}
