import { deleteGenerated } from '@/lib/generator/commands/delete';
import { drawGenerated } from '@/lib/generator/commands/draw';
import { generatedFileQuery, generatedIdSchema } from '@/lib/generator/schema';
import { fileResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  limit: limits.drawGenerated,
  params: generatedIdSchema,
  query: generatedFileQuery,
  gives: ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  handler: async ({ actor, params, query }) => {
    const { name, type, bytes } = await drawGenerated(actor, params, query.format);
    return fileResponse(bytes, { type, name, disposition: 'attachment' });
  },
});

export const DELETE = route({
  auth: 'user',
  params: generatedIdSchema,
  limit: limits.deleteGenerated,
  status: 204,
  handler: ({ actor, params }) => deleteGenerated(actor, params),
});
