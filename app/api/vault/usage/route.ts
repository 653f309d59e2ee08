import { route } from '@/lib/platform/route';
import { getUsage } from '@/lib/vault/queries/documents';
import { vaultUsageSchema } from '@/lib/vault/schema/answers';

export const GET = route({
  auth: 'user',
  answer: vaultUsageSchema,
  handler: ({ actor }) => getUsage(actor),
});
