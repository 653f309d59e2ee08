import 'server-only';
import { createHash } from 'node:crypto';

/** The same id for the same names, for what must not be made twice however often it is tried (UUID version 8, RFC 9562). */
export function stableId(...names: (string | number)[]): string {
  const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
