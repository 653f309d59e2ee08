import type { JsonObject, JsonValue } from '@/lib/evidence/schema/proof';

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/**
 * The one serialization of a JSON value (RFC 8785): members sorted by UTF-16 code units, no white space.
 * Throws for what JSON cannot carry: numbers that are not finite and halves of surrogate pairs.
 */
export function canonicalJson(value: JsonValue): string {
  if (typeof value === 'string') return canonicalString(value);
  if (typeof value === 'number') return canonicalNumber(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.keys(value)
    .sort(byCodeUnits)
    .map((name) => `${canonicalString(name)}:${canonicalJson(value[name] as JsonValue)}`);
  return `{${members.join(',')}}`;
}

/** The object in a text that is its own canonical serialization, else null. */
export function parseCanonicalObject(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text) as JsonValue;
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
    return canonicalJson(value) === text ? value : null;
  } catch {
    return null;
  }
}

function canonicalString(value: string): string {
  if (LONE_SURROGATE.test(value)) throw new Error('A text holds half of a surrogate pair.');
  return JSON.stringify(value);
}

function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new Error('A number is not finite.');
  return JSON.stringify(value);
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
