import 'server-only';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { db, isMissingTable } from '../db';
import { AppError } from '../errors';
import { within } from '../within';

/** A probe of an orchestrator gives up soon after. */
const ANSWER_MS = 3_000;

/** Throws `unavailable`, naming the part that is down or behind, without detail. */
export async function assertReady(): Promise<void> {
  const names = await namesOfMigrations();
  const applied = await readApplied().catch((cause: unknown) => {
    throw new AppError('unavailable', 'The database is down.', { cause });
  });
  // One that is newer than we are is fine: a migration keeps the version before it running.
  if (names.every((name) => applied.has(name))) return;
  throw new AppError('unavailable', 'The database is not migrated to this version.');
}

let folder: Promise<string[]> | undefined;

/** Read once: a deployment may put the files of the next version there while this one runs. */
function namesOfMigrations(): Promise<string[]> {
  folder ??= readdir(path.join(process.cwd(), 'prisma', 'migrations'), { withFileTypes: true }).then(
    (entries) => entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  );
  return folder;
}

let asking: Promise<Set<string>> | undefined;

/** However many ask, and however long the database does not answer: one question at a time, and a new one after each. */
function readApplied(): Promise<Set<string>> {
  asking ??= within(ANSWER_MS, queryApplied()).finally(() => {
    asking = undefined;
  });
  return asking;
}

async function queryApplied(): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`.catch((error: unknown) => {
    if (isMissingTable(error)) return [];
    throw error;
  });
  return new Set(rows.map(({ name }) => name));
}
