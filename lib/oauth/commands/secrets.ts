import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, under a name by which a scanner finds one that leaked. */
export function newSecret(): string {
  return `dg_secret_${randomBytes(32).toString('base64url')}`;
}

export function hashOfSecret(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(secret).digest());
}
