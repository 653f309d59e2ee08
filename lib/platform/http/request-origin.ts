import { noteRequest } from '../abuse';
import { env } from '../env';
import { AppError } from '../errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that another site's page sent (RFC 6454 origins). Browsers always send `Origin` with such
 * requests; programs without a browser send none and carry no visitor's cookies.
 */
export function assertOwnOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const origin = request.headers.get('origin');
  const isForeign =
    origin === null ? request.headers.get('sec-fetch-site') === 'cross-site' : !isOwnOrigin(origin, request);
  if (!isForeign) return;
  noteRequest(request, { kind: 'refused', what: 'origin' });
  throw new AppError('forbidden', 'This request came from another site and was refused.');
}

function isOwnOrigin(origin: string, request: Request): boolean {
  if (origin === new URL(env().NEXTAUTH_URL).origin) return true;
  // The same server under another of its names or addresses: the Host header is not a page's to choose.
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
}
