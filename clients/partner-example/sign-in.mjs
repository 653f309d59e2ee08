/** OAuth 2.0 for a program on somebody's own computer (RFC 8252): the browser comes back to a port of this machine. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import * as oauth from 'openid-client';

const SCOPE = 'properties:read bookings:read';

/**
 * Sends somebody to the consent screen and waits until they come back.
 * @param {{ site: string, clientId: string, say: (line: string) => void }} options
 * @returns the tokens, and how to give them back
 */
export async function signIn({ site, clientId, say }) {
  const isLocal = new URL(site).protocol === 'http:';
  const config = await oauth.discovery(new URL(site), clientId, undefined, oauth.None(), {
    algorithm: 'oauth2',
    ...(isLocal && { execute: [oauth.allowInsecureRequests] }),
  });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const redirectUri = `http://127.0.0.1:${server.address().port}/callback`;
  const verifier = oauth.randomPKCECodeVerifier();
  const state = oauth.randomState();
  const address = oauth.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  say(`Open this address and agree: ${address.href}`);
  const callback = await comeBack(server, redirectUri);
  const tokens = await oauth.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: verifier,
    expectedState: state,
  });
  return { tokens, giveBack: () => oauth.tokenRevocation(config, tokens.access_token) };
}

async function comeBack(server, redirectUri) {
  for await (const [request, response] of onRequest(server)) {
    const url = new URL(request.url, redirectUri);
    const isCallback = url.pathname === '/callback';
    response.writeHead(isCallback ? 200 : 404, { 'content-type': 'text/plain', connection: 'close' });
    response.end(isCallback ? 'You are signed in. You can close this page.' : 'There is nothing here.');
    if (!isCallback) continue;
    server.close();
    return url;
  }
}

async function* onRequest(server) {
  for (;;) yield await once(server, 'request');
}
