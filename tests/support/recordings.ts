import { GET } from '@/app/api/recordings/imports/[id]/route';
import { POST } from '@/app/api/recordings/imports/route';
import { runImport } from '@/lib/properties/commands/imports';
import type { RecordingImportState } from '@/lib/properties/schema/recordings';
import { uploadForm } from './documents';
import { callRoute, type Answer } from './http';

export const TRAVIS = '48453';

const HEADER = 'recorded_at,instrument,type,grantors,grantees,address,parcel,legal,consideration';

/** A county's file, a line for each row: `2026-11-20,1001,WD,SMITH JANE,ACME LLC,"12 Main St",01-02,,`. */
export const indexOf = (...rows: string[]) => `${[HEADER, ...rows].join('\n')}\n`;

export const aDeed = (instrument: string, parcel = '01-0203') =>
  `2026-11-20,${instrument},WARRANTY DEED,SMITH JANE;SMITH JOHN,ACME HOMES LLC,"12 Main St, Austin, TX 78701",${parcel},LOT 4 BLK 2,"$412,500.00"`;

export function deliver(
  as: { cookie: string } | null,
  file: string | Buffer,
  fields: Record<string, string> = { fips: TRAVIS },
): Promise<Answer> {
  const rawBody = uploadForm({ name: 'index.csv', bytes: Buffer.from(file) }, { fields });
  return callRoute(POST, { method: 'POST', url: '/api/recordings/imports', as, rawBody });
}

export async function stateOf(as: { cookie: string } | null, id: string): Promise<Answer> {
  return callRoute(GET, { url: `/api/recordings/imports/${id}`, params: { id }, as });
}

/** Delivers a file and runs its job, as the worker does. */
export async function takeIn(
  as: { cookie: string },
  file: string | Buffer,
  fields?: Record<string, string>,
): Promise<RecordingImportState> {
  const answer = await deliver(as, file, fields);
  if (answer.status !== 202) throw new Error(`The delivery failed: ${answer.text}`);
  const { id } = answer.body as { id: string };
  await runImport(id);
  return (await stateOf(as, id)).body as RecordingImportState;
}
