import { hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { FORMAT, type Label } from './manifest';
import { Refusal } from './refusal';

const KEY_BYTES = 32;
const CHECK_BYTES = 16;

/** What the master key seals for a backup, to be known again. */
export const proofContext = 'backup';

const backupKeySchema = z.string().regex(/^[A-Za-z0-9+/]{43}=$/);

/** It is read here and not by the app, which has no use for it. */
export function readBackupKey(environment: NodeJS.ProcessEnv = process.env): Buffer {
  const { success, data } = backupKeySchema.safeParse(environment.BACKUP_KEY);
  if (!success) throw new Refusal('Set BACKUP_KEY to the base64 of 32 random bytes: openssl rand -base64 32');
  return Buffer.from(data, 'base64');
}

/** The name of a new backup, from which the keys of its parts are made. */
export function newLabel(backupKey: Buffer): Label {
  const id = randomBytes(KEY_BYTES).toString('hex');
  return { format: FORMAT, id, keyCheck: keyCheckOf(backupKey, id) };
}

export function isKeyOf(backupKey: Buffer, { id, keyCheck }: Label): boolean {
  return keyCheckOf(backupKey, id) === keyCheck;
}

/** Each part has a key of its own (RFC 5869), as the sealed stream asks for: a part moved to another name does not open. */
export function partKey(backupKey: Buffer, label: Label, part: string): Buffer {
  return derive(backupKey, { id: label.id, info: `part ${part}`, bytes: KEY_BYTES });
}

/** Tells nothing of the key: what is derived for another purpose is as good as random. */
function keyCheckOf(backupKey: Buffer, id: string): string {
  return derive(backupKey, { id, info: 'check', bytes: CHECK_BYTES }).toString('hex');
}

function derive(backupKey: Buffer, { id, info, bytes }: { id: string; info: string; bytes: number }): Buffer {
  const words = `deedguard backup ${FORMAT} ${info}`;
  return Buffer.from(hkdfSync('sha256', backupKey, Buffer.from(id, 'hex'), words, bytes));
}
