import { route } from '@/lib/platform/route';
import { getSharedDocument } from '@/lib/vault/queries/shared-document';
import { shareTokenSchema } from '@/lib/vault/schema/links';

/** Without a limit: a token has 256 random bits, and the page asks this for each of its visitors. */
export const GET = route({
  auth: 'none',
  params: shareTokenSchema,
  handler: ({ params }) => getSharedDocument(params.token),
});
