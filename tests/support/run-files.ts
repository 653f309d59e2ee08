import { readFileSync } from 'node:fs';

const jestConfig = readFileSync('jest.config.mjs', 'utf8');
/** Of a project, one by one; the other patterns there run the same files together. */
const everyFile = /`<rootDir>\/(tests\/\$\{name\}\/\*\*\/\*\.test\.\{ts,tsx\})`/.exec(jestConfig)?.[1];
if (!everyFile) throw new Error('jest.config.mjs names its files in another way');

/** What CI runs, read from the two settings: a file that neither matches is never looked at. */
const patterns = [
  ...[...jestConfig.matchAll(/\bdisplayName: '(\w+)'/g)].map(([, name]) =>
    everyFile.replace('${name}', name ?? ''),
  ),
  ...[...readFileSync('playwright.config.ts', 'utf8').matchAll(/\btestDir: '([^']+)'/g)].map(
    ([, folder]) => `${folder}/**/*.spec.ts`,
  ),
].map(asRegExp);

export function isRun(file: string): boolean {
  return patterns.some((pattern) => pattern.test(file));
}

/** Of the wildcards, those that the settings use. */
function asRegExp(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*\/|\*|\{ts,tsx\})/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '{ts,tsx}') return 'tsx?';
    return part === '*' ? '[^/]*' : part.replace(/[.\\+?^${}()|[\]]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('')}$`);
}
