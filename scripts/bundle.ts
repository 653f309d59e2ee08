import path from 'node:path';
import { build } from 'esbuild';

type Packages = { packages: 'external' } | { external: string[] };

/** One file of all that a script imports from here; what comes from npm is loaded from there, as everywhere else. */
export async function bundle(
  script: string,
  outfile: string,
  packages: Packages = { packages: 'external' },
): Promise<void> {
  await build({
    entryPoints: [script],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    ...packages,
    conditions: ['react-server'],
    // Loaded by a process that knows no such condition (scripts/server.mjs), it would throw.
    alias: { 'server-only': path.resolve('node_modules/server-only/empty.js') },
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}

/**
 * With its packages, but for those that read files of theirs: one begins for each document, and to look for hundreds of
 * files takes a third of its start.
 */
export function bundleReader(outfile: string): Promise<void> {
  return bundle('scripts/reader.ts', outfile, {
    external: ['@napi-rs/canvas', 'pdfjs-dist', 'pdfkit', 'pino'],
  });
}
