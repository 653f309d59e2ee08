import { GET } from '@/app/api/recordings/imports/[id]/route';
import { POST } from '@/app/api/recordings/imports/route';
import { runImport } from '@/lib/properties/commands/imports';
import { matchLock } from '@/lib/properties/commands/match-lock';
import type { LockedDeedReceipt } from '@/lib/deeds/schema';
import type { RecordingImportState } from '@/lib/properties/schema/recordings';
import type { Person } from './actors';
import { buildLock } from './builders';
import { query } from './database';
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

type Row = {
  day: string;
  instrument: string;
  type: string;
  grantors: string;
  grantees: string;
  address: string;
  parcel: string;
};

/** A line of a county's file: a deed of Jane Smith's house, on the day that `holdClock` holds. */
export function recordedLine(of: Partial<Row> = {}): string {
  const row: Row = {
    day: '2026-11-20',
    instrument: '2001',
    type: 'WARRANTY DEED',
    grantors: 'SMITH JANE',
    grantees: 'ACME HOMES LLC',
    address: '12 Main St, Austin, TX 78701',
    parcel: '01-0203',
    ...of,
  };
  return `${row.day},${row.instrument},${row.type},${row.grantors},${row.grantees},"${row.address}",${row.parcel},,`;
}

/** Jane Smith's house, which the rows of these builders speak of. */
export const janesHouse = {
  propertyAddress: '12 Main St, Austin, TX 78701',
  ownerName: 'Jane Smith',
  parcelNumber: '01-0203',
};

/** A lock whose job has run, as the worker does soon after it was made. */
export async function watchedLock(
  owner: Person,
  of: Parameters<typeof buildLock>[1] = {},
): Promise<LockedDeedReceipt> {
  const lock = await buildLock(owner, { ...janesHouse, ...of });
  await matchLock(lock.id);
  return lock;
}

export type MatchRow = {
  instrument: string;
  lock_id: string | null;
  watch_id: string | null;
  score: number;
  is_history: boolean;
  announcement_id: string | null;
};

export const listMatches = () =>
  query<MatchRow>(
    `SELECT r.instrument, m.lock_id, m.watch_id, m.score, m.is_history, m.announcement_id
     FROM recording_matches m JOIN recordings r ON r.id = m.recording_id ORDER BY r.instrument, m.lock_id, m.watch_id`,
  );

export type AlertRow = {
  user_id: string;
  kind: string;
  level: string;
  title: string;
  reasons: string[];
  facts: { recording: Record<string, unknown>; isAnnounced: boolean };
  lock_id: string | null;
};

export const listAlerts = () =>
  query<AlertRow>(
    `SELECT a.user_id, a.kind, a.level::text, a.title, a.reasons, a.facts, a.lock_id
     FROM alerts a JOIN recordings r ON r.id = a.recording_id ORDER BY r.instrument, a.subject`,
  );
