/** The OAuth server as its sources are now, for `npm run dev` (scripts/oauth-answers.mjs). */
import path from 'node:path';
import { bundle } from './bundle';

bundle('scripts/oauth.ts', path.join('.data', 'oauth.cjs')).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
