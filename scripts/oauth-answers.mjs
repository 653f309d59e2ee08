/** Hands what is OAuth's to the OAuth server (scripts/oauth.ts), which knows the database and is loaded once somebody asks. */
import { createRequire } from 'node:module';
import path from 'node:path';

/** `/oauth/consent` is a page of ours. */
const OAUTH =
  /^\/(?:oauth\/(?:authorize(?:\/[^/?]+)?|token|revoke|introspect|jwks)|\.well-known\/oauth-authorization-server)(?:\?|$)/;

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
    if (development) await bundleAfresh(file);
    return createRequire(import.meta.url)(file).answerOauth;
  };
  return (request, response) => {
    if (!OAUTH.test(request.url ?? '')) return false;
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

/** A production server has it from its build. */
async function bundleAfresh(file) {
  const { tsImport } = await import('tsx/esm/api');
  const { bundle } = await tsImport('./bundle.ts', import.meta.url);
  await bundle('scripts/oauth.ts', file);
}
