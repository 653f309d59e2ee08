import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const APP = path.join(root, 'app');

/** What a module takes from others when it is loaded: no types, and nothing that `import()` loads later. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const taken = [...source.matchAll(/^(?:import|export)\s+(?!type\b)([^;]*?)\sfrom\s+'([^']+)';/gm)]
    .filter(([, names = '']) => !isOfTypes(names))
    .map(([, , from = '']) => from);
  const effects = [...source.matchAll(/^import '([^']+)';/gm)].map(([, from = '']) => from);
  return [...taken, ...effects];
}

function isOfTypes(names: string): boolean {
  const list = /^\{([^}]*)\}$/
    .exec(names.trim())?.[1]
    ?.split(',')
    .map((name) => name.trim());
  return Boolean(list?.filter(Boolean).every((name) => name.startsWith('type ')));
}

function fileOf(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? path.join(root, specifier.slice(2))
    : specifier.startsWith('.') && path.resolve(path.dirname(from), specifier);
  return base ? [`${base}.tsx`, `${base}.ts`].find((file) => existsSync(file)) : undefined;
}

/** The way from a page to what is loaded in the browser with it, as far as `name`; undefined where it is not. */
function wayTo(
  name: string,
  file: string,
  isInBrowser = false,
  seen = new Set<string>(),
): string[] | undefined {
  const isBrowser = isInBrowser || readFileSync(file, 'utf8').startsWith("'use client'");
  const key = `${isBrowser} ${file}`;
  if (seen.has(key)) return undefined;
  seen.add(key);
  for (const specifier of importsOf(file)) {
    if (isBrowser && specifier === name) return [path.relative(root, file)];
    const next = fileOf(file, specifier);
    const way = next && wayTo(name, next, isBrowser, seen);
    if (way) return [path.relative(root, file), ...way];
  }
  return undefined;
}

const pages = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page|layout)\.tsx$/.test(file))
  .map((file) => path.join(APP, file));

describe('the script that a page brings with it', () => {
  it('is found as the bundler finds it', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(wayTo('react-hook-form', path.join(APP, '(slim)/settings/security/pin/page.tsx'))).toContain(
      'components/accounts/pin-form.tsx',
    );
  });

  it('validates nothing: zod comes with the first field that somebody touches', () => {
    const ways = pages.map((page) => wayTo('zod', page)).filter(Boolean);

    expect(ways).toEqual([]);
  });
});
