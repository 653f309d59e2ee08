import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { endSession } from '@/lib/accounts/commands/sessions';
import { AppError } from '@/lib/platform/errors';
import { described } from '@/lib/platform/http/operation';
import { readText } from '@/lib/platform/http/request-body';
import { assertOwnOrigin } from '@/lib/platform/http/request-origin';
import { assertReturnAddresses, isReturnAddress } from '@/lib/platform/session/return-address';
import { observed } from '@/lib/platform/route';
import { authOptions, endMarkerCookie } from '@/lib/platform/session';
import { findActorOfCookie, sessionCookieName } from '@/lib/platform/session/session-cookie';

/** The rest of next-auth is for providers, renders pages without our script policy, or logs whatever a stranger sends. */
const calls = ['GET session', 'GET csrf', 'POST signout'];

const handle = observed(async (request, context) => {
  assertOwnOrigin(request);
  const { nextauth } = (await context?.params) as { nextauth: string[] };
  if (!calls.includes(`${request.method} ${nextauth.join('/')}`)) {
    throw new AppError('not_found', 'There is no such call.');
  }
  assertReturnAddresses(request.nextUrl.searchParams.getAll('callbackUrl'));
  const unreadable = request.cookies.getAll().find(isUnreadable);
  if (unreadable) return refuseCookie(unreadable.name);
  const safe = request.method === 'GET' ? request : await withForm(request);
  const answer = (await NextAuth(authOptions())(safe, context)) as Response;
  // next-auth would give every reader of a session a cookie that lasts another 30 days.
  if (nextauth[0] === 'session') answer.headers.delete('set-cookie');
  if (nextauth[0] === 'signout' && takesCookieAway(answer)) {
    await signOut(request);
    answer.headers.append('set-cookie', endMarkerCookie());
  }
  return answer;
});

const CALLBACK_COOKIE = /^(__Secure-)?next-auth\.callback-url$/;

function isUnreadable({ name, value }: { name: string; value: string }): boolean {
  return CALLBACK_COOKIE.test(name) && !isReturnAddress(value);
}

/** Takes it away too: whoever has it could not sign out. */
function refuseCookie(name: string): Response {
  const secure = name.startsWith('__Secure-') ? '; Secure' : '';
  return Response.json(
    { message: `The cookie ${name} cannot be read.`, code: 'invalid_request' },
    {
      status: 400,
      headers: { 'set-cookie': `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure}` },
    },
  );
}

/** The one that carried the token of the csrf call. */
function takesCookieAway(answer: Response): boolean {
  return answer.headers.getSetCookie().some((line) => line.startsWith(`${sessionCookieName()}=;`));
}

/** Before the answer goes out: a browser must not forget a session that goes on. */
async function signOut(request: NextRequest): Promise<void> {
  const actor = await findActorOfCookie(request.cookies.get(sessionCookieName())?.value, 'fresh');
  if (actor) await endSession(actor);
}

export const GET = described(handle, { auth: 'none', calls });
export const POST = described(handle, {
  auth: 'none',
  calls,
  takes: 'application/x-www-form-urlencoded',
  // A form that does not ask for JSON is sent on to a page.
  emptyStatus: 302,
});

/** next-auth itself reads a body of any size, and fails on JSON that is none. */
async function withForm(request: NextRequest): Promise<NextRequest> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) {
    throw new AppError('unsupported_type', 'Please send a form.');
  }
  const { url, method, headers } = request;
  const body = await readText(request);
  assertReturnAddresses(new URLSearchParams(body).getAll('callbackUrl'));
  return new NextRequest(url, { method, headers, body });
}
