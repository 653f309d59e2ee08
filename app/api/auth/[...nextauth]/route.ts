import NextAuth from 'next-auth';
import { observed } from '@/lib/platform/route';
import { authOptions } from '@/lib/platform/session';

/** next-auth's own calls: session, csrf, signout. */
const nextAuth = observed(
  (request, context) => NextAuth(authOptions())(request, context) as Promise<Response>,
);

export { nextAuth as GET, nextAuth as POST };
