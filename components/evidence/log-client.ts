import { fetchAnswer } from '@/components/kit/fetch-answer';
import type { VerifyAnswer } from '@/lib/evidence/queries/verification';
import { CHECKPOINT_URL } from '@/lib/evidence/rules/urls';
import type { InclusionQuery } from '@/lib/evidence/schema/requests';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

/** The log's key, as it is published. */
export async function fetchKey(): Promise<string> {
  return (await fetchText('/api/log/key')).trim();
}

export function fetchCheckpoint(): Promise<string> {
  return fetchText(CHECKPOINT_URL);
}

export function fetchInclusion({
  index,
  size,
}: InclusionQuery): Promise<{ leafHash: string; hashes: string[] }> {
  return apiRequest('GET', `/api/log/inclusion?index=${index}&size=${size}`);
}

/** What an entry commits to; answered to whoever knows the hash of the file that it is about. */
export type Opening = NonNullable<Extract<VerifyAnswer, { verified: true }>['opening']>;

/** The entry that a hash belongs to, or null when the log does not know the hash; `entry` if the file has several. */
export async function findEntry(hash: string, entry?: number): Promise<VerifyAnswer | null> {
  try {
    return await apiRequest<VerifyAnswer>('POST', '/api/vault/verify', { hash, entry });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** What has become of a lock, as a signed note: answered to whoever has the salt of its proof. Null when there is no answer. */
export async function findLockState({
  index,
  salt,
}: {
  index: number;
  salt: string;
}): Promise<string | null> {
  try {
    const answer = await apiRequest<VerifyAnswer>('POST', '/api/vault/verify', { entry: index, salt });
    return (answer.verified && answer.state) || null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function fetchText(url: string): Promise<string> {
  return (await fetchAnswer(url, { credentials: 'omit' })).text();
}
