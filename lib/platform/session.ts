import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import type { NextAuthOptions } from 'next-auth';
import { encode } from 'next-auth/jwt';
import { SESSION_MARKER } from '@/lib/values/session-marker';
import type { Role } from '@/prisma/generated/enums';
import type { Actor } from './actor';
import { now } from './clock';
import { deviceCookie, type Device } from './session/device';
import { env } from './env';
import { logger } from './telemetry/logger';
import { findActorOf, findActorOfCookie, isSecure, sessionCookieName } from './session/session-cookie';
import { SESSION_MS } from './session/session-state';

const MAX_AGE_SECONDS = SESSION_MS / 1000;

/** A session that was opened: what its cookie names. */
export type OpenedSession = { id: string; userId: string; expiresAt: Date };

/**
 * next-auth without a provider: sign-in goes through POST /api/users/login, which has the rate limit.
 * next-auth reads the session, ends it (signout) and holds the passkey provider later.
 */
export function authOptions(): NextAuthOptions {
  return {
    providers: [],
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: 'jwt', maxAge: MAX_AGE_SECONDS },
    pages: { signIn: '/login' },
    callbacks: {
      jwt: async ({ token }) => ((await findActorOf(token, 'fresh')) ? token : {}),
      // next-auth's answer to a visitor is an empty object; a session that has ended is a visitor.
      session: ({ session, token }) =>
        token.sub
          ? { ...session, expires: new Date(Number(token.exp) * 1000).toISOString() }
          : ({} as typeof session),
    },
    logger: {
      error: (code) => logger.warn({ nextAuth: code }),
      warn: (code) => logger.warn({ nextAuth: code }),
    },
  };
}

/** The `Set-Cookie` values that hand a session to a browser, for as long as it can last: the session itself, and its marker. */
export async function createSessionCookies({
  id,
  userId,
  expiresAt,
}: OpenedSession): Promise<[session: string, marker: string]> {
  const maxAge = Math.ceil((expiresAt.getTime() - now().getTime()) / 1000);
  const token = { sub: userId, sessionId: id };
  const value = await encode({ secret: env().NEXTAUTH_SECRET, maxAge, token });
  return [sessionCookie(value, maxAge), markerCookie('1', maxAge)];
}

/** The `Set-Cookie` values that end a session in this browser. */
function endSessionCookies(): string[] {
  return [sessionCookie('', 0), markerCookie('', 0)];
}

/** The one that ends the marker, beside next-auth's own that end the session. */
export function endMarkerCookie(): string {
  return markerCookie('', 0);
}

function sessionCookie(value: string, maxAge: number): string {
  return `${sessionCookieName()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secureFlag()}`;
}

function markerCookie(value: string, maxAge: number): string {
  return `${SESSION_MARKER}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secureFlag()}`;
}

function secureFlag(): string {
  return isSecure() ? '; Secure' : '';
}

/** Answers a sign-in: the account as JSON, the session as a cookie, and one by which the device is known next time. */
export async function startSession<U extends { id: string; role: Role }>(
  { user, session, mark }: { user: U; session: OpenedSession; mark: string },
  { device, status = 200 }: { device: Device; status?: number },
): Promise<Response> {
  const answer = Response.json(user, { status });
  for (const cookie of await createSessionCookies(session)) answer.headers.append('set-cookie', cookie);
  answer.headers.append('set-cookie', await deviceCookie(device, mark));
  return answer;
}

/** Answers what ended the session of this browser. */
export function signedOutAnswer(): Response {
  const answer = new Response(null, { status: 204 });
  for (const cookie of endSessionCookies()) answer.headers.append('set-cookie', cookie);
  return answer;
}

/** For pages rendered per request. */
export async function findActor(): Promise<Actor | null> {
  const store = await cookies();
  return findActorOfCookie(store.get(sessionCookieName())?.value, 'trusted');
}

/** For pages that need a sign-in: sends visitors to /login and back to `returnTo` afterward. */
export async function requireActor(returnTo: string): Promise<Actor> {
  const actor = await findActor();
  return actor ?? redirect(`/login?callbackUrl=${encodeURIComponent(returnTo)}`);
}
