import { previewLock } from '@/lib/deeds/commands/property-address';
import { lockPreviewSchema } from '@/lib/deeds/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** For visitors too, who see what will be on record before they have an account. */
export const POST = route({
  auth: 'none',
  body: lockPreviewSchema,
  limit: limits.previewLock,
  handler: ({ body }) => previewLock(body),
});
