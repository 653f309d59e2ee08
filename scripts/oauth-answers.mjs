/** Hands what is OAuth's to the OAuth server (scripts/oauth.ts), which knows the database and is loaded once somebody asks. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { isOauth } from './server-requests.mjs';

/**
 * @param {string} root
 * @param {{ development: boolean }} mode
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean} whether
 *   it answers
 */
export function loadOauth(root, { development }) {
  const file = path.join(root, development ? '.data' : '.next', 'oauth.cjs');
  let loading;
  const load = async () => {
    if (development) await bundleAfresh(root);
    return createRequire(import.meta.url)(file).answerOauth;
  };
  return (request, response) => {
    if (!isOauth(request.url ?? '')) return false;
    loading ??= load();
    loading
      .then((answer) => answer(request, response))
      .catch((error) => {
        loading = undefined;
        console.error(error);
        if (response.headersSent) return response.destroy();
        response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
        response.end(JSON.stringify({ error: 'temporarily_unavailable' }));
      });
    return true;
  };
}

/** A production server has it from its build. In a process of its own: esbuild looks for itself beside the file that loads it. */
async function bundleAfresh(root) {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/bundle-oauth.ts'], { cwd: root });
}
