import 'server-only';
import { now } from '@/lib/platform/clock';
import { db, isUniqueViolation, longTransaction, transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/telemetry/logger';
import { discardObject, writeObject } from '@/lib/vault/commands/stored-objects';
import {
  deliveryKey,
  hasSettled,
  isSameContent,
  type DeliveredFile,
  type RecordingsFolder,
} from '../rules/delivery';
import {
  assertCounty,
  beginImport,
  createImport,
  findKeptMapping,
  MAX_INDEX_BYTES,
  settleMapping,
} from './begin-import';
import { endImport } from './end-import';
import { openRecordingsFolder } from './recordings-folder';

const LOOK_MINUTES = 55;

type Seen = 'taken' | 'refused' | 'moved' | 'left';
type Look = Record<'taken' | 'refused' | 'moved', number>;

/**
 * Looks once at what counties delivered to RECORDINGS_FOLDER. A file that nobody writes to any more is copied to the store
 * and imported as an upload is; once it is done, it goes to `done` beside it. What cannot be imported stays, and is told once.
 * One process looks at a time, and a delivery is unique: two workers take it once.
 */
export async function takeDeliveries(): Promise<Look> {
  const look: Look = { taken: 0, refused: 0, moved: 0 };
  const folder = await openRecordingsFolder();
  if (!folder) return look;
  await longTransaction(LOOK_MINUTES, async (tx) => {
    const [lock] = await tx.$queryRaw<{ free: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended('recordings folder', 0)) AS free`;
    if (!lock?.free) return;
    for (const file of await folder.list()) {
      // One file that cannot be read or moved now keeps no other one from being taken; the next look tries it again.
      const seen = await lookAt(folder, file).catch((err: unknown) => {
        logger.error({ job: 'take-deliveries', fips: file.fips, err });
        return 'left' as const;
      });
      if (seen !== 'left') look[seen] += 1;
    }
  });
  return look;
}

async function lookAt(folder: RecordingsFolder, file: DeliveredFile): Promise<Seen> {
  if (!hasSettled(file, now().getTime())) return 'left';
  const delivery = deliveryKey(file, (await findKeptMapping(file.fips))?.updatedAt ?? null);
  const known = await db.recordingImport.findUnique({
    where: { delivery },
    select: { id: true, status: true },
  });
  if (known?.status === 'done') return (await folder.setAside(file, known.id)) ? 'moved' : 'left';
  if (known) return 'left';
  try {
    return await take(folder, { file, delivery });
  } catch (error) {
    // Another worker was faster.
    if (isUniqueViolation(error)) return 'left';
    const failure = failureOf(error);
    if (failure === null) throw error;
    return refuse(file, { delivery, failure });
  }
}

async function take(
  folder: RecordingsFolder,
  { file, delivery }: { file: DeliveredFile; delivery: string },
): Promise<Seen> {
  assertCounty(file.fips);
  const mapping = await settleMapping(await folder.read(file), file.fips);
  const object = await writeObject(await folder.read(file), { maxBytes: MAX_INDEX_BYTES });
  const copied = await folder.find(file);
  if (!copied || !isSameContent(copied, file) || object.sizeBytes !== file.sizeBytes) {
    await discardObject(object.id);
    return 'left';
  }
  const { fips, name } = file;
  await beginImport(object.id, { fips, fileName: name, mapping, startedBy: null, delivery });
  return 'taken';
}

/** Why a file is no index that we can take, or null for what may be better at the next look. */
function failureOf(error: unknown): string | null {
  if (error instanceof AppError) {
    return error.code === 'validation_failed' || error.code === 'too_large' ? error.message : null;
  }
  return (error as NodeJS.ErrnoException).code === 'EACCES'
    ? 'The server is not allowed to read this file.'
    : null;
}

async function refuse(
  file: DeliveredFile,
  { delivery, failure }: { delivery: string; failure: string },
): Promise<Seen> {
  await transaction(async (tx) => {
    const of = { fips: file.fips, fileName: file.name, mapping: {}, startedBy: null, delivery };
    await endImport(tx, await createImport(tx, of), { status: 'failed', failure });
  });
  return 'refused';
}
