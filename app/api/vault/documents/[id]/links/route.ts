import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { createLink } from '@/lib/vault/commands/links';
import { listLinks } from '@/lib/vault/queries/links';
import { createdLinkSchema, shareLinkSchema } from '@/lib/vault/schema/answers';
import { documentIdSchema } from '@/lib/vault/schema/documents';
import { createLinkSchema } from '@/lib/vault/schema/links';

export const GET = route({
  auth: 'user',
  params: documentIdSchema,
  answer: shareLinkSchema.array(),
  handler: ({ actor, params }) => listLinks(actor, params.id),
});

export const POST = route({
  auth: 'user',
  params: documentIdSchema,
  body: createLinkSchema,
  limit: limits.shareDocument,
  answer: createdLinkSchema,
  status: 201,
  handler: ({ actor, params, body, request }) =>
    createLink(actor, { ...params, ...body, signal: request.signal }),
});
