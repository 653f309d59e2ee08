import { storeGenerated } from '@/lib/generator/commands/store';
import { generatedIdSchema } from '@/lib/generator/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  params: generatedIdSchema,
  limit: limits.uploadDocument,
  status: 201,
  handler: ({ actor, params }) => storeGenerated(actor, params),
});
