/**
 * Runs after `next build`: one file for the worker, one for the OAuth server, and one for the processes that read strangers' documents. Translated
 * while it loads, the worker and its packages held twice the memory, and took seconds to begin; a process that may read
 * next to nothing could not translate itself at all.
 */
import path from 'node:path';
import { bundle, bundleReader } from './bundle';

Promise.all([
  bundle('scripts/worker.ts', path.join('.next', 'worker.cjs')),
  bundle('scripts/oauth.ts', path.join('.next', 'oauth.cjs')),
  bundleReader(path.join('.next', 'reader.cjs')),
]).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
