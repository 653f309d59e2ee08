import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import type { NextAuthOptions } from 'next-auth';
import { decode, encode, type JWT } from 'next-auth/jwt';
import type { Role } from '@/prisma/generated/enums';
import { findAccountState } from './account-state';
import type { Actor } from './actor';
import { newId, now } from './clock';
import { env } from './env';
import { logger } from './logger';

const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;
const REMEMBERED_COOKIES = 10_000;

const readTokens = new Map<string, JWT>();

type SessionUser = { id: string; role: Role; sessionVersion: number; sessionId?: string };

const isSecure = () => env().NEXTAUTH_URL.startsWith('https://');

/** next-auth's own cookie name, so that its routes and its middleware helper read the same session. */
export function sessionCookieName(): string {
  return `${isSecure() ? '__Secure-' : ''}next-auth.session-token`;
}

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
      // next-auth's answer to a visitor is an empty object; a revoked session is a visitor.
      session: ({ session, token }) => (token.sub ? session : ({} as typeof session)),
    },
    logger: {
      error: (code) => logger.warn({ nextAuth: code }),
      warn: (code) => logger.warn({ nextAuth: code }),
    },
  };
}

/** The `Set-Cookie` value that starts a session. */
export async function createSessionCookie(user: SessionUser): Promise<string> {
  const value = await encode({
    secret: env().NEXTAUTH_SECRET,
    maxAge: MAX_AGE_SECONDS,
    token: {
      sub: user.id,
      role: user.role,
      sessionVersion: user.sessionVersion,
      sessionId: user.sessionId ?? newId(),
    },
  });
  const secure = isSecure() ? '; Secure' : '';
  return `${sessionCookieName()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_SECONDS}${secure}`;
}

/** Answers a sign-in: the account as JSON, the session as a cookie. */
export async function startSession<U extends { id: string; role: Role }>(
  { user, sessionVersion, sessionId }: { user: U; sessionVersion: number; sessionId?: string },
  status = 200,
): Promise<Response> {
  const cookie = await createSessionCookie({ id: user.id, role: user.role, sessionVersion, sessionId });
  return Response.json(user, { status, headers: { 'set-cookie': cookie } });
}

/** The `Set-Cookie` value that ends a session in this browser. */
export function endSessionCookie(): string {
  return `${sessionCookieName()}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${isSecure() ? '; Secure' : ''}`;
}

/** Who a session cookie speaks for, or null when it is missing, broken, expired or revoked. */
export async function findActorOfCookie(
  cookie: string | undefined,
  freshness: 'fresh' | 'trusted',
): Promise<Actor | null> {
  if (!cookie) return null;
  const token = await readToken(cookie);
  return token && findActorOf(token, freshness);
}

/** Decrypting costs more than a query. What a cookie says never changes, so it is remembered until it expires. */
async function readToken(cookie: string): Promise<JWT | null> {
  const known = readTokens.get(cookie);
  if (known && Number(known.exp) * 1000 > now().getTime()) return known;
  readTokens.delete(cookie);
  const token = await decode({ token: cookie, secret: env().NEXTAUTH_SECRET }).catch(() => null);
  if (!token) return null;
  if (readTokens.size >= REMEMBERED_COOKIES) readTokens.delete(readTokens.keys().next().value ?? '');
  readTokens.set(cookie, token);
  return token;
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

async function findActorOf(
  token: { sub?: string; sessionVersion?: unknown; sessionId?: unknown; jti?: unknown },
  freshness: 'fresh' | 'trusted',
): Promise<Actor | null> {
  if (!token.sub) return null;
  const account = await findAccountState(token.sub, freshness);
  if (!account || account.sessionVersion !== token.sessionVersion) return null;
  const { role, sessionVersion, isGuarded } = account;
  return { id: token.sub, role, sessionVersion, isGuarded, sessionId: String(token.sessionId ?? token.jti) };
}
