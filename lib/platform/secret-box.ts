import 'server-only';
import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { env } from './env';

const IV_BYTES = 12;
const TAG_BYTES = 16;

type MasterKey = { id: string; key: KeyObject };

let configured: MasterKey | undefined;

/** Prepared once: a list opens one text for each of its rows. */
function masterKey(): MasterKey {
  configured ??= readMasterKey();
  return configured;
}

function readMasterKey(): MasterKey {
  const [id = '', encoded = ''] = env().MASTER_KEY.split(':');
  return { id, key: createSecretKey(encoded, 'base64') };
}

/**
 * Encrypts a short text with AES-256-GCM (NIST SP 800-38D) under the master key.
 * `context` is authenticated with it: a ciphertext moved to another record does not open.
 */
export function sealText(text: string, context: string): string {
  const { id, key } = masterKey();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${sealed.toString('base64url')}`;
}

/** Opens what `sealText` made. Throws when the key, the context or a byte differs. */
export function openText(sealed: string, context: string): string {
  const [keyId, encoded = ''] = sealed.split('.');
  const { id, key } = masterKey();
  if (keyId !== id) throw new Error(`The master key ${keyId} is not configured`);
  const bytes = Buffer.from(encoded, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
