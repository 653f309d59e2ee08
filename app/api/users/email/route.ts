import { askForAddress } from '@/lib/accounts/commands/change-address';
import { changeAddressSchema } from '@/lib/accounts/schema/addresses';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** Mails a link to another address, which makes it the account's, and one to the old address, which stops that. */
export const POST = route({
  auth: 'user',
  body: changeAddressSchema,
  limit: limits.changeAddress,
  status: 202,
  handler: async ({ actor, body }) => {
    await askForAddress(actor, body);
    return {};
  },
});
