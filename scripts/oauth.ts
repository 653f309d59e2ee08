/** The OAuth server, as scripts/server.mjs loads it: `.next/oauth.cjs`. */
export { answerOauth } from '@/lib/oauth/commands/serve';
