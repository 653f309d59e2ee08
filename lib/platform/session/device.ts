import 'server-only';
import { createHash } from 'node:crypto';
import { decode, encode } from 'next-auth/jwt';
import * as z from 'zod';
import { newId } from '../clock';
import { env } from '../env';
import { clientAddress } from '../http/network-address';

/** Who knocks: a browser that may have signed in here before. */
export type Device = {
  /** what it calls itself, for the person who looks at where they are signed in */
  userAgent: string | null;
  /** where it is, as far as limits count */
  network: string;
  /** what we called it when somebody signed in on it; null of one that nobody did */
  id: string | null;
  /** of the accounts that were signed in to on it */
  marks: string[];
};

export const DEVICE_COOKIE = 'known-device';
export const DEVICE_DAYS = 365;
const MAX_AGE_SECONDS = DEVICE_DAYS * 24 * 60 * 60;
const MAX_USER_AGENT = 300;
/** A family shares a browser; what comes on top is forgotten, the oldest first. */
const MAX_MARKS = 5;

const knownSchema = z.object({ device: z.uuid(), marks: z.array(z.string()) });

export async function deviceOf(request: Request): Promise<Device> {
  const { headers } = request;
  const token = await decode({
    token: readCookie(headers),
    secret: env().NEXTAUTH_SECRET,
    salt: DEVICE_COOKIE,
  }).catch(() => null);
  const known = knownSchema.safeParse(token).data;
  return {
    userAgent: headers.get('user-agent')?.slice(0, MAX_USER_AGENT) ?? null,
    network: networkOf(request),
    id: known?.device ?? null,
    marks: known?.marks ?? [],
  };
}

/** Where a request comes from, as far as limits count. */
export function networkOf({ headers }: Request): string {
  return clientAddress(headers, env().TRUSTED_PROXIES);
}

/** Stands for an account with this password: a new password makes every device a stranger again. */
export function markOf({ id, passwordHash }: { id: string; passwordHash: string }): string {
  return createHash('sha256').update(`${id}\n${passwordHash}`).digest('base64url').slice(0, 22);
}

/** The `Set-Cookie` value by which a browser is known that somebody signed in on. Only our calls receive it. */
export async function deviceCookie({ id, marks }: Device, mark: string): Promise<string> {
  const all = [mark, ...marks.filter((other) => other !== mark)].slice(0, MAX_MARKS);
  const value = await encode({
    secret: env().NEXTAUTH_SECRET,
    salt: DEVICE_COOKIE,
    maxAge: MAX_AGE_SECONDS,
    token: { device: id ?? newId(), marks: all },
  });
  const secure = env().NEXTAUTH_URL.startsWith('https://') ? '; Secure' : '';
  return `${DEVICE_COOKIE}=${value}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_SECONDS}${secure}`;
}

/** An answer without content that makes the browser one that is known to the account of a mark. */
export async function knownDevice(device: Device, { mark }: { mark: string }): Promise<Response> {
  const headers = { 'set-cookie': await deviceCookie(device, mark) };
  return new Response(null, { status: 204, headers });
}

function readCookie(headers: Headers): string | undefined {
  const pairs = headers.get('cookie')?.split(/; */) ?? [];
  return pairs.find((pair) => pair.startsWith(`${DEVICE_COOKIE}=`))?.slice(DEVICE_COOKIE.length + 1);
}
