import 'server-only';
import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { env } from '../env';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
/** Without it Node takes tags of 4 bytes too, which are soon guessed. */
const tag = { authTagLength: TAG_BYTES };

type KeyRing = { currentId: string; keys: Map<string, KeyObject> };

let configured: KeyRing | undefined;

/** Prepared once: a list opens one text for each of its rows. */
function keyRing(): KeyRing {
  configured ??= readKeyRing();
  return configured;
}

function readKeyRing(): KeyRing {
  const { MASTER_KEY, MASTER_KEY_PREVIOUS } = env();
  // The current key comes last, so that it counts when an older one has the same id.
  const entries = [...MASTER_KEY_PREVIOUS, MASTER_KEY].map((text) => {
    const [id = '', encoded = ''] = text.split(':');
    return [id, createSecretKey(encoded, 'base64')] as const;
  });
  return { currentId: MASTER_KEY.split(':')[0] ?? '', keys: new Map(entries) };
}

/** The id of the key that seals today: what begins with another one waits for `npm run keys:rotate`. */
export function currentKeyId(): string {
  return keyRing().currentId;
}

/** The same text under the key of today. */
export function resealText(sealed: string, context: string): string {
  return sealText(openText(sealed, context), context);
}

/**
 * Encrypts a short text with AES-256-GCM (NIST SP 800-38D) under the master key.
 * `context` is authenticated with it: a ciphertext moved to another record does not open.
 */
export function sealText(text: string, context: string): string {
  const { currentId, keys } = keyRing();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keys.get(currentId) as KeyObject, iv, tag).setAAD(
    Buffer.from(context),
  );
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${currentId}.${sealed.toString('base64url')}`;
}

/** Opens what `sealText` made. Throws when the key, the context or a byte differs. */
export function openText(sealed: string, context: string): string {
  const [keyId, encoded = ''] = sealed.split('.');
  const key = keyRing().keys.get(keyId ?? '');
  if (!key) throw new Error(`The master key ${keyId} is not configured`);
  const bytes = Buffer.from(encoded, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), tag)
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
