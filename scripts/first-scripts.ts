import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Scripts of the browser, as pages, lists of the build and other scripts name them. */
export const CHUNK = /static\/chunks\/[\w.~-]+\.js/g;

/** The files of what some page loads at once, below the folder of the build, as the lists of the build name them. */
export async function listFirstScripts(buildFolder: string): Promise<string[]> {
  const pages = path.join(buildFolder, 'server', 'app');
  const manifests = (await readdir(pages, { recursive: true }))
    .filter((file) => file.endsWith('page_client-reference-manifest.js'))
    .map((file) => path.join(pages, file));
  const texts = [path.join(buildFolder, 'build-manifest.json'), ...manifests].map((file) =>
    readFile(file, 'utf8'),
  );
  const lists = (await Promise.all(texts)).flatMap(
    (text) => text.match(/"(rootMainFiles|entryJSFiles)":\s*(\[[^\]]*\]|\{[^}]*\})/g) ?? [],
  );
  return [...new Set(lists.flatMap((list) => list.match(CHUNK) ?? []))];
}
