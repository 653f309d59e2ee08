import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { withdrawAnnouncement } from '@/lib/properties/commands/announcements';
import { announcementIdSchema } from '@/lib/properties/schema/announcements';

export const DELETE = route({
  auth: 'user',
  params: announcementIdSchema,
  limit: limits.announce,
  status: 204,
  handler: ({ actor, params }) =>
    withdrawAnnouncement(actor, { lockId: params.id, id: params.announcementId }),
});
