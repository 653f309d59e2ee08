import { changeFraudCase } from '@/lib/fraud/commands/close';
import { getFraudCase } from '@/lib/fraud/queries/cases';
import { changeFraudCaseSchema, fraudCaseSchema } from '@/lib/fraud/schema';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: fraudCaseSchema,
  handler: ({ actor, params }) => getFraudCase(actor, params.caseId),
});

export const PATCH = route({
  auth: 'admin',
  params: fraudCaseSchema,
  body: changeFraudCaseSchema,
  status: 204,
  handler: ({ actor, params, body }) => changeFraudCase(actor, params.caseId, body),
});
