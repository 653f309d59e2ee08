import 'server-only';
import { openObject } from './stored-objects';

/**
 * A whole object in memory: for what has to see a document at once. Throws as `openObject` does, and `SealBroken` for a
 * change further on.
 */
export async function readObject(id: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await openObject(id)) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
