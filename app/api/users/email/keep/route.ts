import { keepAddress } from '@/lib/accounts/commands/keep-address';
import { followAddress } from '@/lib/invoices/commands/issuer';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { linkTokenSchema } from '@/lib/values/link-token';

/** From the old address: stops a change of it, or takes it back. */
export const POST = route({
  auth: 'none',
  body: linkTokenSchema,
  limit: limits.useLink,
  status: 204,
  handler: ({ body }) => keepAddress(body, followAddress),
});
