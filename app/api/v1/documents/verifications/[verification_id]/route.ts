import { apiRead } from '@/lib/platform/v1/api-route';
import { getVerification } from '@/lib/programs/queries/verifications';
import { verificationIdSchema, verificationSchema } from '@/lib/programs/schema/documents';

export const GET = apiRead({
  scope: 'documents:verify',
  params: verificationIdSchema,
  answer: verificationSchema,
  handler: ({ caller, params }) => getVerification(caller, params.verification_id),
});
