import { crc32 } from 'node:zlib';
import type { ApiMode } from '@/lib/values/api-scopes';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LETTERS = 30;
const CHECK_LETTERS = 6;
const SHOWN_LETTERS = 4;
const KEY = new RegExp(`^dg_(live|test)_([0-9A-Za-z]{${RANDOM_LETTERS}})([0-9A-Za-z]{${CHECK_LETTERS}})$`);

/** Random bytes that a key is made of: one for each letter, and some more, since a few are not used. */
export const KEY_BYTES = 64;

/**
 * The text of a key: `dg_live_` or `dg_test_`, 30 random letters of base 62 (178 bits), and the CRC-32 of all before it, by
 * which a scanner knows a leaked key from other text. Takes `KEY_BYTES` random bytes.
 */
export function keyFrom(mode: ApiMode, bytes: Uint8Array): string {
  // 248 is the largest multiple of 62 in a byte: what is above would make the first letters likelier.
  const letters = [...bytes].filter((byte) => byte < 248).map((byte) => DIGITS[byte % 62]);
  if (letters.length < RANDOM_LETTERS) throw new Error('Too few random bytes for a key.');
  const start = `dg_${mode}_${letters.slice(0, RANDOM_LETTERS).join('')}`;
  return start + checkOf(start);
}

/** Whether a text is a key of ours: its shape, and its checksum. */
export function isKey(text: string): boolean {
  const match = KEY.exec(text);
  return match !== null && checkOf(text.slice(0, -CHECK_LETTERS)) === match[3];
}

/** What is shown of a key once it was made: `dg_live_Ab3d`. */
export function prefixOf(key: string): string {
  return key.slice(0, 'dg_live_'.length + SHOWN_LETTERS);
}

function checkOf(text: string): string {
  let rest = crc32(text);
  let letters = '';
  for (let at = 0; at < CHECK_LETTERS; at += 1) {
    letters = `${DIGITS[rest % 62]}${letters}`;
    rest = Math.floor(rest / 62);
  }
  return letters;
}
