import { fileResponse } from '@/lib/platform/http/download';
import { route } from '@/lib/platform/route';
import { readThumbnail } from '@/lib/vault/queries/thumbnails';
import { documentIdSchema } from '@/lib/vault/schema/documents';

export const GET = route({
  auth: 'user',
  fresh: true,
  params: documentIdSchema,
  gives: ['image/jpeg'],
  handler: async ({ actor, params }) =>
    fileResponse(await readThumbnail(actor, params.id), {
      type: 'image/jpeg',
      name: 'first-page.jpg',
      disposition: 'inline',
    }),
});
