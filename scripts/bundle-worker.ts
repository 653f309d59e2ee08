/**
 * Runs after `next build`: one file for the worker. Translated while it loads, the worker and its packages held twice the
 * memory, and took seconds to begin.
 */
import path from 'node:path';
import { build } from 'esbuild';

build({
  entryPoints: ['scripts/worker.ts'],
  outfile: path.join('.next', 'worker.cjs'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  // What comes from npm is loaded from there, as everywhere else.
  packages: 'external',
  conditions: ['react-server'],
  sourcemap: 'linked',
}).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
