import { withoutDirections, withoutHidden } from '@/lib/values/hidden';
import { namesUs } from '@/lib/values/our-names';
import { shownName } from '@/lib/values/text';
import { isOnOwnMachine, isRedirectAddress } from './redirect-addresses';
import { oauthScopes, readScopes } from './scopes';

const MOST_ADDRESSES = 10;
const MAX_ADDRESS = 500;
const MAX_NAME = 60;
/** For an app that gives no name, or one that is not its own. */
const NAMELESS = 'Unnamed app';
/** As an app of an organization may be called. */
const goodName = shownName('a name', MAX_NAME, 'This name is ours.');

/** What is kept of an app that registers itself, by the names of RFC 7591. */
type Registered = {
  client_name: string;
  client_uri?: string;
  redirect_uris: string[];
  scope: string;
  application_type: 'native' | 'web';
};

/**
 * Reads what an app says of itself. Where it may go back to has to be right; a name, a website and scopes that we do not want
 * are replaced by what we do, as RFC 7591 allows, because programs cannot ask anybody for better ones. The words of a refusal
 * are those of a protocol, in ASCII.
 */
export function readRegistration(sent: Record<string, unknown>): Registered | { refused: string } {
  const { redirect_uris: addresses, grant_types: grants, client_uri: website } = sent;
  if (Array.isArray(grants) && !grants.includes('authorization_code')) {
    return { refused: 'grant_types must include authorization_code' };
  }
  if (!Array.isArray(addresses) || addresses.length === 0 || addresses.length > MOST_ADDRESSES) {
    return { refused: `redirect_uris must hold 1 to ${MOST_ADDRESSES} addresses` };
  }
  if (!addresses.every(isKept)) {
    return {
      refused:
        'redirect_uris must begin with https://, or with http://localhost, http://127.0.0.1 or http://[::1], without a fragment',
    };
  }
  const scopes = readScopes(typeof sent.scope === 'string' ? sent.scope : undefined);
  return {
    client_name: readName(sent.client_name),
    ...(isWebsite(website) && { client_uri: website }),
    redirect_uris: [...new Set(addresses)],
    scope: (scopes.length > 0 ? scopes : oauthScopes).join(' '),
    application_type: addresses.some(isOnOwnMachine) ? 'native' : 'web',
  };
}

function isKept(address: unknown): address is string {
  return isPlainAddress(address) && isRedirectAddress(address);
}

function isWebsite(address: unknown): address is string {
  return isPlainAddress(address) && URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** Nothing that a browser or a screen would leave out or draw in another way. */
function isPlainAddress(address: unknown): address is string {
  return (
    typeof address === 'string' && address.length <= MAX_ADDRESS && /^[!#-;=?-[\]^_a-z{|}~]+$/.test(address)
  );
}

/** In one line, without what nobody sees, what turns a text around, and what would be markup. */
function readName(sent: unknown): string {
  if (typeof sent !== 'string') return NAMELESS;
  const line = withoutDirections(withoutHidden(sent))
    .replace(/[<>\p{C}\p{Z}]+/gu, ' ')
    // Agents write behind their own name what they are to be connected to.
    .replace(/\([^()]*\)/g, (part) => (namesUs(part) ? '' : part))
    .trim();
  const name = [...line].slice(0, MAX_NAME).join('').trim();
  return goodName.safeParse(name).success && !namesUs(name) ? name : NAMELESS;
}
