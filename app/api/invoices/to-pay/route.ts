import { listBills } from '@/lib/invoices/queries/bills';
import { billsQuerySchema } from '@/lib/invoices/schema';
import { billSchema } from '@/lib/invoices/schema/answers';
import { nextLink } from '@/lib/platform/list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  query: billsQuerySchema,
  answer: billSchema.array(),
  handler: async ({ actor, query, request }) => {
    const { bills, next } = await listBills(actor, query);
    return Response.json(bills, { headers: next ? { link: nextLink(request.nextUrl, next) } : {} });
  },
});
