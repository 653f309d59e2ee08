import { fetchAnswer } from '@/components/kit/fetch-answer';
import { saveAnswer } from '@/components/kit/save-file';
import { userUrl } from '@/lib/accounts/rules/urls';
import { apiRequest } from '@/lib/platform/api-client';
import type { DataExport } from '@/lib/personal-data/schema';

type Password = { password: string };

/** Saves everything as a ZIP; or answers that a job makes it, because it is large. */
export async function exportData(body: Password): Promise<DataExport | null> {
  const answer = await fetchAnswer('/api/users/export', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status === 202) return JSON.parse(await answer.text()) as DataExport;
  await saveAnswer(answer);
  return null;
}

export const exportUrl = (id: string) => `/api/users/export/${id}`;

export function deleteAccount({ userId, password }: Password & { userId: string }) {
  return apiRequest<void>('DELETE', userUrl(userId), { password });
}
