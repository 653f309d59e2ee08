import { env } from '@/lib/platform/env';
import { route } from '@/lib/platform/route';

/** The map style of the operator's choice; null: the map is drawn from our own files. */
export const GET = route({
  auth: 'none',
  cache: 'public, max-age=300',
  handler: () => ({ styleUrl: env().MAP_STYLE_URL ?? null }),
});
