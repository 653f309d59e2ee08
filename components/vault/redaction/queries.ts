import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { countPlaces } from '@/components/vault/redaction/count-places';
import { reviewDrafts } from '@/components/vault/redaction/review-draft';
import { redactions, refreshVault } from '@/components/vault/queries';
import { redactionUrl } from '@/lib/vault/rules/urls';
import { toast } from '@/components/ui/toast';
import { ApiError, apiRequest } from '@/lib/platform/api-client';
import type { Redaction } from '@/lib/vault/schema/redactions';

const POLL_MS = 1_000;
const listKey = redactions().queryKey;

/** Asks about a redaction every second while the worker has it. Says so when it is done. */
export function progressOf(redaction: Redaction) {
  const isWorking = redaction.status === 'processing';

  return queryOptions({
    queryKey: [redactionUrl(redaction), 'progress'],
    enabled: isWorking,
    refetchInterval: isWorking ? POLL_MS : false,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ client }) => askAgain(client, redaction),
  });
}

/** Puts a redaction into the list, in its place or first. */
export function putRedaction(client: QueryClient, redaction: Redaction): void {
  client.setQueryData(listKey, (list = []) => {
    const isListed = list.some(({ id }) => id === redaction.id);
    return isListed
      ? list.map((listed) => (listed.id === redaction.id ? redaction : listed))
      : [redaction, ...list];
  });
}

export function dropRedaction(client: QueryClient, { id }: Pick<Redaction, 'id'>): void {
  client.setQueryData(listKey, (list) => list?.filter((listed) => listed.id !== id));
}

/** One that was deleted meanwhile, here or elsewhere, leaves the list. */
async function askAgain(client: QueryClient, redaction: Redaction): Promise<Redaction | null> {
  try {
    const next = await apiRequest<Redaction>('GET', redactionUrl(redaction));
    const known = client.getQueryData(listKey)?.find(({ id }) => id === next.id);
    putRedaction(client, next);
    // The news makes every list ask again, this one too: only the first to hear tells it.
    if (next.status === 'completed' && known?.status !== 'completed') announceCompletion(next);
    return next;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    dropRedaction(client, redaction);
    return null;
  }
}

function announceCompletion({ id, name, redactedFields }: Redaction): void {
  reviewDrafts.drop(id);
  toast({
    title: 'Redaction Complete',
    description: `${name}: ${countPlaces(redactedFields ?? 0)} covered.`,
  });
  void refreshVault();
}
