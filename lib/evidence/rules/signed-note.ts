import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { equalBytes } from '@/lib/evidence/rules/merkle';

/** The state of a log: C2SP tlog-checkpoint. */
export type Checkpoint = { origin: string; size: number; root: Uint8Array };
export type VerifierKey = { name: string; id: Uint8Array; publicKey: Uint8Array };

const ED25519 = Uint8Array.of(1);
const SIGNATURE_PREFIX = '— ';

/** https://c2sp.org/tlog-checkpoint, without extension lines. */
export function formatCheckpoint({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`;
}

export function parseCheckpoint(text: string): Checkpoint | null {
  const [origin, sizeText, rootText, end, ...more] = text.split('\n');
  if (!origin || !sizeText || !rootText || end !== '' || more.length > 0) return null;
  if (!/^(0|[1-9]\d{0,15})$/.test(sizeText)) return null;
  const size = Number(sizeText);
  const root = fromBase64(rootText);
  return Number.isSafeInteger(size) && root?.length === 32 ? { origin, size, root } : null;
}

/** https://c2sp.org/signed-note. `sign` makes the Ed25519 signature, so that the server can use a fast one. */
export function signNote(
  text: string,
  key: { name: string; publicKey: Uint8Array; sign: (message: Uint8Array) => Uint8Array },
): string {
  const signature = concatBytes(keyId(key.name, key.publicKey), key.sign(utf8ToBytes(text)));
  return `${text}\n${SIGNATURE_PREFIX}${key.name} ${toBase64(signature)}\n`;
}

/** The text of a note that carries exactly one signature, made with this key; else null. */
export function openNote(note: string, key: VerifierKey): string | null {
  const signature = findSignature(note, key);
  if (!signature) return null;
  const text = noteText(note);
  return isSigned(signature, utf8ToBytes(text), key.publicKey) ? text : null;
}

/** The signature that names this key, not checked; for notes that are our own. */
export function findSignature(note: string, key: VerifierKey): Uint8Array | null {
  const start = `${SIGNATURE_PREFIX}${key.name} `;
  const line = note.slice(noteText(note).length + 1);
  if (!line.startsWith(start) || line.indexOf('\n') !== line.length - 1) return null;
  const bytes = fromBase64(line.slice(start.length, -1));
  return bytes?.length === 68 && equalBytes(bytes.subarray(0, 4), key.id) ? bytes.subarray(4) : null;
}

/** What is above the signatures. */
export function noteText(note: string): string {
  return note.slice(0, note.lastIndexOf('\n\n') + 1);
}

export function formatVerifierKey(name: string, publicKey: Uint8Array): string {
  return `${name}+${bytesToHex(keyId(name, publicKey))}+${toBase64(concatBytes(ED25519, publicKey))}`;
}

/** The parts of a C2SP verifier key whose id fits its name and its key; else null. */
export function parseVerifierKey(text: string): VerifierKey | null {
  const [name, id, encoded, ...more] = splitKey(text);
  if (!name || !id || !encoded || more.length > 0 || /\s/.test(name)) return null;
  const key = fromBase64(encoded);
  if (key?.length !== 33 || key[0] !== 1) return null;
  const publicKey = key.subarray(1);
  const expected = keyId(name, publicKey);
  return id === bytesToHex(expected) ? { name, id: expected, publicKey } : null;
}

/** The bytes of a base64 text in its one canonical form, else null. */
export function fromBase64(text: string): Uint8Array | null {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** The base64 part may itself hold a plus. */
function splitKey(text: string): string[] {
  const [name = '', id = '', ...encoded] = text.split('+');
  return [name, id, encoded.join('+')];
}

function keyId(name: string, publicKey: Uint8Array): Uint8Array {
  return sha256(concatBytes(utf8ToBytes(`${name}\n`), ED25519, publicKey)).subarray(0, 4);
}

function isSigned(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false });
  } catch {
    return false;
  }
}
