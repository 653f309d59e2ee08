import { GET, POST } from '@/app/api/auth/[...nextauth]/route';
import { buildRequest, callRoute, type Answer, type Call } from './http';
import { serve } from './next-headers';

/** Calls one of next-auth's own routes; the test has to mock next/headers (see next-headers.ts). */
export function callNextAuth(action: string, call: Call = {}): Promise<Answer> {
  const full = { url: `/api/auth/${action}`, params: { nextauth: [action] }, ...call };
  serve(buildRequest(full));
  return callRoute(call.method === 'POST' ? POST : GET, full);
}
