import { Readable } from 'node:stream';
import { downloadResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { openSharedDocument } from '@/lib/vault/commands/share-views';
import { shareContentQuerySchema, shareTokenSchema } from '@/lib/vault/schema/links';

export const GET = route({
  auth: 'none',
  params: shareTokenSchema,
  query: shareContentQuerySchema,
  limit: limits.viewShare,
  gives: ['application/pdf'],
  handler: async ({ params, query, request }) => {
    const opening = { viewId: query.view, signal: request.signal };
    const { bytes, name } = await openSharedDocument(params.token, opening);
    return downloadResponse({
      bytes: Readable.from([bytes], { objectMode: false }),
      size: bytes.length,
      type: 'application/pdf',
      name,
      disposition: 'inline',
    });
  },
});
