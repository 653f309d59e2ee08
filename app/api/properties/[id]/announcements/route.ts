import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { announce } from '@/lib/properties/commands/announcements';
import { listAnnouncements } from '@/lib/properties/queries/announcements';
import { announcementsOfSchema, announceSchema } from '@/lib/properties/schema/announcements';

export const GET = route({
  auth: 'user',
  params: announcementsOfSchema,
  handler: ({ actor, params }) => listAnnouncements(actor, params.id),
});

export const POST = route({
  auth: 'user',
  params: announcementsOfSchema,
  body: announceSchema,
  limit: limits.announce,
  status: 201,
  handler: ({ actor, params, body }) => announce(actor, { lockId: params.id, ...body }),
});
