import { fetchAnswer } from '@/components/kit/fetch-answer';
import { saveAnswer } from '@/components/kit/save-file';
import { apiRequest } from '@/lib/platform/api-client';
import type { Preflight, PreflightInput, RepairKind, SheetInput } from '@/lib/preflight/schema';

const PREFLIGHT_URL = '/api/recording/preflight';

export type Checked = PreflightInput & { file: File };

export function checkPdf(checked: Checked): Promise<Preflight> {
  return apiRequest('POST', PREFLIGHT_URL, formOf(checked));
}

/** Saves the repaired PDF. Throws ApiError for a refusal. */
export async function saveRepaired({
  repairs,
  sheet,
  ...checked
}: Checked & { repairs: RepairKind[]; sheet: SheetInput }): Promise<void> {
  const body = formOf(checked);
  body.append('repairs', repairs.join(','));
  for (const [name, text] of Object.entries(sheet)) if (text) body.append(name, text);
  await saveAnswer(
    await fetchAnswer(`${PREFLIGHT_URL}/repair`, { method: 'POST', credentials: 'include', body }),
  );
}

function formOf({ file, state, county, documentType }: Checked): FormData {
  const body = new FormData();
  body.append('state', state);
  body.append('county', county);
  body.append('documentType', documentType);
  body.append('file', file);
  return body;
}
