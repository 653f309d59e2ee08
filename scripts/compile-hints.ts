/**
 * Runs after `next build`: has the browser compile whole scripts that pages load at once, on another thread, while they are
 * fetched. Without it most of their functions are compiled on the main thread when they are first called, which is a long
 * task before a page answers. Chrome from 136 on reads the line, others take it for a comment.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFirstScripts } from './first-scripts';

export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Returns the number of scripts that have the hint; one that has it already keeps it. */
async function addCompileHints(buildFolder: string): Promise<number> {
  const scripts = await listFirstScripts(buildFolder);
  for (const script of scripts) {
    const file = path.join(buildFolder, script);
    const text = await readFile(file, 'utf8');
    if (!text.startsWith(COMPILE_HINT)) await writeFile(file, COMPILE_HINT + text);
  }
  return scripts.length;
}

if (require.main === module) {
  addCompileHints(path.resolve('.next')).then(
    (count) => console.log(`${count} scripts are compiled as a whole while they are fetched.`),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
