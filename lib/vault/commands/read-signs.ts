import 'server-only';
import { workOnFile } from '@/lib/sandbox/work-on-file';
import type { Limits } from '@/lib/sandbox/watch';
import type { PageSigns } from '../rules/scan/page';
import type { DocumentWorks } from '../schema/document-work';

const SECOND_MS = 1_000;

/** Somebody waits for the answer: less than a stored document has. */
const limits: Limits = {
  cpuMs: 60 * SECOND_MS,
  stepCpuMs: 20 * SECOND_MS,
  wallMs: 90 * SECOND_MS,
  residentMegabytes: 900,
};

/** What our rules see on the pages of a PDF that nobody keeps. Throws as `workOnFile` does, and what reading it throws. */
export async function readSigns(file: {
  bytes: Buffer;
  source: string;
  signal: AbortSignal;
}): Promise<PageSigns[]> {
  const options: DocumentWorks['scan']['options'] = { type: 'pdf' };
  const { value } = await workOnFile({ ...file, work: 'scan', options, limits });
  return value as DocumentWorks['scan']['value'];
}
