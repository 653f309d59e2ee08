import { collectBuilt } from './built';
import { listSources, patternsOfZod, readPatterns, type Pattern } from './sources';

/** Those that are written down, those that are put together, and those of our schemas. */
export async function readAllPatterns(root: string): Promise<Pattern[]> {
  const sources = listSources(root).map((file) => ({ file, ...readPatterns(root, file) }));
  const builders = sources.filter(({ builds }) => builds).map(({ file }) => file);
  return [
    ...sources.flatMap(({ written }) => written),
    ...(await collectBuilt(root, builders)),
    ...patternsOfZod(),
  ];
}
