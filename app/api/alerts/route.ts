import { listAlerts } from '@/lib/alerts/queries/alerts';
import { alertSchema } from '@/lib/alerts/schema/answers';
import { listAlertsSchema } from '@/lib/alerts/schema/requests';
import { nextLink } from '@/lib/platform/list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  query: listAlertsSchema,
  answer: alertSchema.array(),
  handler: async ({ actor, query, request }) => {
    const { alerts, next } = await listAlerts(actor, query);
    return Response.json(alerts, { headers: next ? { link: nextLink(request.nextUrl, next) } : {} });
  },
});
