import { collectBuilt } from './built';
import { listSources, patternsOfZod, readPatterns, type Pattern } from './sources';

/** Those that are written down, those that are put together, and those of our schemas. */
export async function readAllPatterns(root: string): Promise<Pattern[]> {
  const sources = listSources(root).map((file) => ({ file, ...readPatterns(root, file) }));
  const builders = sources.filter(({ builds }) => builds).map(({ file }) => file);
  const written = sources.flatMap((source) => source.written);
  const known = new Set(written.map(({ source }) => source));
  // What loads a file is named for a pattern of it that the loader wrote anew.
  const built = (await collectBuilt(root, builders)).filter(({ source }) => !known.has(source));
  return [...written, ...built, ...patternsOfZod()];
}
