import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPlain, type Source } from './source';

/** As Next's own file server names them; files of other kinds are left to it. */
const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The files that the build made for browsers, which carry a hash in their names, and those of `public`. */
export async function listStaticFiles(root: string): Promise<Source[]> {
  const built = await listFolder(path.join(root, '.next', 'static'), {
    prefix: '/_next/static',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  const own = await listFolder(path.join(root, 'public'), { prefix: '', cacheControl: 'public, max-age=0' });
  return [...built, ...own];
}

async function listFolder(
  folder: string,
  { prefix, cacheControl }: { prefix: string; cacheControl: string },
): Promise<Source[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sources = entries.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const address = `${prefix}/${path.relative(folder, file).split(path.sep).join('/')}`;
    const contentType = contentTypes[path.extname(file)];
    if (!entry.isFile() || !contentType || !isPlain(address)) return [];
    const { size, mtime } = await stat(file);
    const version = {
      etag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
      lastModified: mtime.toUTCString(),
    };
    const headers = {
      'cache-control': cacheControl,
      'accept-ranges': 'bytes',
      'content-type': contentType,
    };
    return [{ address, part: 'document' as const, file, headers, version }];
  });
  return (await Promise.all(sources)).flat();
}
