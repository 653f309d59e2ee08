import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Document, Schema } from './document';

/** Returns what is wrong with a value, or null. */
export type Check = (schema: Schema, value: unknown) => string | null;

const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]/gu;

/** As the document says that texts are read: without space around them and what nobody sees, and an empty one as none. */
export function asRead(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(INVISIBLE, '').trim();
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, inner]): [string, unknown] => [name, asRead(inner)]);
  return Object.fromEntries(members.filter(([, inner]) => inner !== ''));
}

/** Rounds as people write prices: 0.1 + 0.2 is a multiple of 0.01. */
const PRECISION = 6;

/** Checks values by the schemas of the document. `lenient` reads numbers and truth values from text, as queries hold them. */
export function validatorOf(document: Document, { lenient = false } = {}): Check {
  const ajv = new Ajv2020({ strict: false, multipleOfPrecision: PRECISION, coerceTypes: lenient });
  addFormats(ajv);
  // Of bytes that are sent as they are there is nothing to check.
  ajv.addFormat('binary', true);
  ajv.addSchema({ components: document.components }, 'document');
  const compiled = new Map<string, ValidateFunction>();
  const compile = (schema: Schema) => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/');
    const known = compiled.get(text) ?? ajv.compile(JSON.parse(text) as Schema);
    compiled.set(text, known);
    return known;
  };
  return (schema, value) => {
    const check = compile(schema);
    // What is lenient writes into the value.
    if (check(lenient ? structuredClone(value) : value)) return null;
    const [first] = check.errors ?? [];
    return `${first?.instancePath || 'the whole'} ${first?.message ?? 'is wrong'}`;
  };
}
