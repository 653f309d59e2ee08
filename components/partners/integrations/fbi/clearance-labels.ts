import type { ClearanceLevel } from '@/lib/partners/schema/integrations';

export const clearanceLabels: Record<ClearanceLevel, string> = {
  'public-trust': 'Public trust',
  confidential: 'Confidential',
  secret: 'Secret',
  'top-secret': 'Top secret',
};
