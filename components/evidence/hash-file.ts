import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** SHA-256 of a file in hex, read piece by piece on this device; `onProgress` hears which share is done. */
export async function hashFile(file: File, onProgress: (share: number) => void): Promise<string> {
  const hash = sha256.create();
  const reader = file.stream().getReader();
  let readBytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    hash.update(part.value);
    readBytes += part.value.length;
    onProgress(readBytes / file.size);
  }
  return bytesToHex(hash.digest());
}
