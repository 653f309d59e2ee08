import { queryOptions } from '@tanstack/react-query';
import type { Guards } from '@/lib/accounts/schema/guards';

export const GUARDS_URL = '/api/security/guards';

/** What guards the account beside its password. */
export const accountGuards = () => queryOptions<Guards>({ queryKey: [GUARDS_URL] });
