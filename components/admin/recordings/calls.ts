import { apiRequest } from '@/lib/platform/api-client';
import type { ColumnMapping } from '@/lib/properties/rules/columns';
import { PREVIEW_BYTES, wholeLines } from '@/lib/properties/rules/first-lines';
import type { IndexPreview } from '@/lib/properties/schema/recordings';

export type Delivery = { fips: string; file: File; mapping?: ColumnMapping };

/** Sends the beginning of a file: what is looked at need not be uploaded as a whole. */
export async function previewIndex({ file, ...delivery }: Delivery): Promise<IndexPreview> {
  const first =
    file.size > PREVIEW_BYTES
      ? new File(
          [wholeLines(new Uint8Array(await file.slice(0, PREVIEW_BYTES).arrayBuffer())).slice()],
          file.name,
        )
      : file;
  return apiRequest('POST', '/api/recordings/imports/preview', formOf({ ...delivery, file: first }));
}

export function importIndex(delivery: Delivery): Promise<{ id: string }> {
  return apiRequest('POST', '/api/recordings/imports', formOf(delivery));
}

function formOf({ fips, file, mapping }: Delivery): FormData {
  const form = new FormData();
  form.append('fips', fips);
  if (mapping) form.append('mapping', JSON.stringify(mapping));
  form.append('file', file);
  return form;
}
