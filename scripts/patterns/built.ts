import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pattern } from './sources';

/**
 * Loads sources that put patterns together and returns what they made. Throws when one of them makes none while it is
 * loaded: a pattern that is made later would be looked at by nobody.
 */
export async function collectBuilt(root: string, files: readonly string[]): Promise<Pattern[]> {
  const built: Pattern[] = [];
  const makers = new Set<string>();
  const Plain = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, [source, flags]: [string | RegExp, string | undefined], newTarget) {
      const pattern = Reflect.construct(target, [source, flags], newTarget) as RegExp;
      const places = placesIn(new Error().stack ?? '', root);
      const place = places.at(-1);
      if (place) built.push({ place, source: pattern.source, flags: pattern.flags });
      for (const each of places) makers.add(each.replace(/:\d+$/, ''));
      return pattern;
    },
  });
  try {
    for (const file of files) await import(pathToFileURL(path.join(root, file)).href);
  } finally {
    globalThis.RegExp = Plain;
  }
  const silent = files.filter((file) => !makers.has(file));
  if (silent.length === 0) return built;
  throw new Error(`Make every pattern at the top of its file: ${silent.join(', ')}`);
}

/** The product's own places in a stack, innermost first. */
function placesIn(stack: string, root: string): string[] {
  return stack.split('\n').flatMap((line) => {
    const at = line.indexOf(`${root}${path.sep}lib${path.sep}`);
    const place = at < 0 ? null : /^[^:]+:\d+/.exec(line.slice(at + root.length + 1));
    return place && !place[0].includes('node_modules') ? [place[0].split(path.sep).join('/')] : [];
  });
}
