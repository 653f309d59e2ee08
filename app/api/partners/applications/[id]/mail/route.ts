import { getApplicationMail } from '@/lib/partners/queries/application-mails';
import { applicationIdSchema, applicationMailSchema } from '@/lib/partners/schema/applications';
import { mailPage } from '@/lib/platform/mail-page';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  params: applicationIdSchema,
  query: applicationMailSchema,
  gives: ['text/html'],
  handler: async ({ actor, params, query }) =>
    mailPage(await getApplicationMail(actor, params.id, query.kind)),
});
