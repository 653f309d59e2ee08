import 'server-only';
import { decode, type JWT } from 'next-auth/jwt';
import type { Actor } from '../actor';
import { now } from '../clock';
import { env } from '../env';
import { findSessionState } from './session-state';

const REMEMBERED_COOKIES = 10_000;

const readTokens = new Map<string, JWT>();

export const isSecure = () => env().NEXTAUTH_URL.startsWith('https://');

/** next-auth's own cookie name, so that its routes and its middleware helper read the same session. */
export function sessionCookieName(): string {
  return `${isSecure() ? '__Secure-' : ''}next-auth.session-token`;
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

/** The same of a cookie that was read. */
export async function findActorOf(
  { sub, sessionId }: { sub?: string; sessionId?: unknown },
  freshness: 'fresh' | 'trusted',
): Promise<Actor | null> {
  if (!sub || typeof sessionId !== 'string') return null;
  const state = await findSessionState({ sessionId, userId: sub }, freshness);
  return state && { id: sub, role: state.role, isGuarded: state.isGuarded, sessionId };
}
