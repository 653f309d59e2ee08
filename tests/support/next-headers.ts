/*
 * `cookies()` and `headers()` of next/headers know the request that Next serves; here they know the one that a test
 * hands over. For handlers that are not ours and read them, with
 * `jest.mock('next/headers', () => jest.requireActual('…/support/next-headers'))`.
 */
import { NextRequest } from 'next/server';

let current: NextRequest | undefined;

export function serve(request: Request): NextRequest {
  current = new NextRequest(request);
  return current;
}

export async function cookies() {
  return served().cookies;
}

export async function headers() {
  return served().headers;
}

function served(): NextRequest {
  if (!current) throw new Error('No request is being served.');
  return current;
}
