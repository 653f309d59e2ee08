import { NextResponse, type NextRequest } from 'next/server';
import { decode } from 'next-auth/jwt';
import { contentSecurityPolicy, hashSource } from '@/lib/platform/http/content-security-policy';
import { privatePageHeaders } from '@/lib/platform/http/security-headers';
import { headScript } from '@/lib/site/head-script';

/**
 * Pages that are rendered per request: they are private, get a nonce for their scripts, and send visitors who are not
 * signed in to /login. A convenience, not the lock: every query and command checks again who asks.
 */
export const config = {
  // In this process: the other runtime copies each request and answer in and out of a sandbox of its own.
  runtime: 'nodejs',
  matcher: [
    // One expression: Next would compile each entry of a list twice for every request, calls included. Whoever sends a cookie
    // goes past: the server itself gives these pages their nonce (scripts/page-policies.mjs) for a tenth of what it costs here,
    // and each asks whether the cookie opens anything.
    {
      source:
        '/(home|properties|properties/[^/]+|documents/[^/]+|settings|settings/account|settings/billing|settings/watches|settings/sessions|settings/apps|settings/notifications|settings/data|payment/deedguard|dashboard/client|dashboard/notary|dashboard/notary/[^/]+|requests/[^/]+|cases/[^/]+|invoices|invoices/[^/]+|organization|organization/[^/]+|organization/webhooks/[^/]+|organization/shared/[^/]+/[^/]+|oauth/consent|admin|admin/[^/]+|client-dashboard/[^/]+|notary-dashboard/[^/]+|settings/security/pin|settings/plan|settings/plan/demo|enroll/biometric)',
      missing: [{ type: 'header', key: 'cookie', value: '.*next-auth\\.session-token=.*' }],
    },
    // Open to visitors too.
    '/(payment/success|pay/[^/]+|alerts/[^/]+|share/[^/]+|search)',
    // Prerendered for visitors. Whoever has a session is shown the same inside of the application.
    {
      source:
        '/(document-vault|vault/documents|alerts|security/alerts|live-tracking|deedguard-protection|notifications|partners/portal|partner-portal|atlas-ai|ai-document-generator)',
      has: [{ type: 'header', key: 'cookie', value: '.*next-auth\\.session-token=.*' }],
    },
  ],
};

/** Where a page is inside of the application: an address that our server hands to nobody (scripts/server-answers.mjs). */
const insideOf: Record<string, string | undefined> = {
  '/document-vault': '/signed-in/document-vault',
  '/vault/documents': '/signed-in/document-vault',
  '/alerts': '/signed-in/alerts',
  '/security/alerts': '/signed-in/alerts',
  '/live-tracking': '/signed-in/live-tracking',
  '/deedguard-protection': '/signed-in/deedguard-protection',
  '/notifications': '/signed-in/notifications',
  '/partners/portal': '/signed-in/partner-portal',
  '/partner-portal': '/signed-in/partner-portal',
  '/atlas-ai': '/signed-in/atlas-ai',
  '/ai-document-generator': '/signed-in/ai-document-generator',
};

/** Open to visitors. Stripe sends somebody back to /payment/success whose session may have ended meanwhile. */
const OPEN = /^\/(payment\/success$|pay\/|alerts\/|share\/|search$)/;

/** The page of one alert, where those of the sample are the same for everybody, and what a search finds. */
const BOTH_FORMS = /^\/(alerts\/(?!sample-)[^/]+|search)$/;

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const inside = BOTH_FORMS.test(pathname) ? await insideWhereSignedIn(request) : insideOf[pathname];
  if (!OPEN.test(pathname) && !(await hasSession(request))) {
    // A cookie that opens nothing: the page of a visitor, which no cache may take for that of another cookie.
    if (inside) return NextResponse.next({ headers: { 'cache-control': 'no-store' } });
    const login = new URL('/login', request.url);
    login.searchParams.set('callbackUrl', `${pathname}${search}`);
    return NextResponse.redirect(login);
  }
  return answerPrivately(request, inside);
}

async function answerPrivately(request: NextRequest, inside: string | undefined): Promise<NextResponse> {
  const policy = await policyWithNonce(crypto.randomUUID());
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = inside
    ? NextResponse.rewrite(at(request, inside), { request: { headers } })
    : NextResponse.next({ request: { headers }, status: await statusOf(request.nextUrl.pathname) });
  response.headers.set('content-security-policy', policy);
  for (const { key, value } of privatePageHeaders) response.headers.set(key, value);
  return response;
}

/** Visitors have a page of their own, which sends them to the login where there is nothing for them. */
async function insideWhereSignedIn(request: NextRequest): Promise<string | undefined> {
  return (await hasSession(request)) ? `/signed-in${request.nextUrl.pathname}` : undefined;
}

function at({ nextUrl }: NextRequest, pathname: string) {
  const address = nextUrl.clone();
  address.pathname = pathname;
  return address;
}

const SHARED = /^\/share\/([\w-]{43})$/;
const STATUS_WITHIN_MS = 3_000;

/**
 * A page of Next can say "not found", but no other status, so the one of a link that has expired (410) is said here. Our own
 * API is asked, because the database is out of reach of a middleware. Without its answer only the page's words say it.
 */
async function statusOf(pathname: string): Promise<number | undefined> {
  const token = SHARED.exec(pathname)?.[1];
  if (!token) return undefined;
  const answer = await fetch(`${ownServer()}/api/share/${token}`, {
    signal: AbortSignal.timeout(STATUS_WITHIN_MS),
  }).catch(() => null);
  return answer?.status === 410 ? answer.status : undefined;
}

/** Where this server listens: not what a request claims, nor the public address, which may lead through a proxy. */
function ownServer(): string {
  const host = process.env.HOST || '127.0.0.1';
  return `http://${host.includes(':') ? `[${host}]` : host}:${process.env.PORT ?? 3000}`;
}

/** Cookies that were read once, with the second in which they expire. What an encrypted cookie says never changes. */
const readCookies = new Map<string, number>();
const REMEMBERED_COOKIES = 10_000;

/** Reads the cookie alone, without the database: whether it was revoked is for the page to see. */
async function hasSession(request: NextRequest): Promise<boolean> {
  const secret = process.env.NEXTAUTH_SECRET ?? '';
  const cookie =
    request.cookies.get('__Secure-next-auth.session-token') ?? request.cookies.get('next-auth.session-token');
  if (!cookie) return false;
  if ((readCookies.get(cookie.value) ?? 0) * 1000 > Date.now()) return true;
  const token = await decode({ token: cookie.value, secret }).catch(() => null);
  if (!token?.sub) return false;
  if (readCookies.size >= REMEMBERED_COOKIES) readCookies.clear();
  readCookies.set(cookie.value, Number(token.exp));
  return true;
}

const headScriptSource = hashSource(headScript);

async function policyWithNonce(uuid: string): Promise<string> {
  const { MAP_STYLE_URL } = process.env;
  return contentSecurityPolicy({
    scriptSources: [`'nonce-${btoa(uuid)}'`, await headScriptSource],
    secure: process.env.NEXTAUTH_URL?.startsWith('https:') ?? false,
    development: process.env.NODE_ENV === 'development',
    mapSource: MAP_STYLE_URL ? new URL(MAP_STYLE_URL).origin : undefined,
  });
}
