import { reportFraud } from '@/lib/fraud/commands/report';
import { previewReport } from '@/lib/fraud/queries/recipients';
import { fraudPreviewSchema, fraudReportSchema } from '@/lib/fraud/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** Who would get a report, before it is sent. */
export const GET = route({
  auth: 'optional',
  query: fraudPreviewSchema,
  limit: limits.previewFraudReport,
  handler: ({ actor, query }) => previewReport(actor, query.eventId),
});

export const POST = route({
  auth: 'optional',
  body: fraudReportSchema,
  limit: limits.fraudReport,
  status: 201,
  handler: ({ actor, body }) => reportFraud(actor, body),
});
