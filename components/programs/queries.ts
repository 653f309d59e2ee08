import { queryOptions } from '@tanstack/react-query';
import { KEYS_URL, readConsent } from '@/components/programs/calls';
import type { KeyView } from '@/lib/programs/schema/keys';

/** The API keys of one's organization. */
export const ownKeys = () => queryOptions<KeyView[]>({ queryKey: [KEYS_URL] });

/** What the link of an email asks, and whether whoever is signed in may agree. */
export const consentOf = (token: string) =>
  queryOptions({
    queryKey: ['consent', token],
    queryFn: () => readConsent(token),
    staleTime: 0,
    retry: false,
  });
