import { apiWrite } from '@/lib/platform/v1/api-route';
import { verifyDocument } from '@/lib/programs/commands/verify-document';
import { documentForm, verificationSchema, verifyDocumentSchema } from '@/lib/programs/schema/documents';

export const POST = apiWrite({
  scope: 'documents:verify',
  body: verifyDocumentSchema,
  form: documentForm,
  answer: verificationSchema,
  handler: ({ caller, body, file, request }) =>
    verifyDocument(caller, { input: body, file, signal: request.signal }),
});
