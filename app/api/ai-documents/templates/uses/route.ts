import { countTemplateUses } from '@/lib/generator/queries/templates';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'none',
  addressLimit: limits.readTemplates,
  handler: () => countTemplateUses(),
});
