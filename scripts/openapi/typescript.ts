import type { JsonSchema } from './schemas';

type Schema = {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string | string[];
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema & { description?: string }>;
  required?: string[];
  additionalProperties?: boolean | Schema;
};

const words: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** A JSON Schema as a type of TypeScript. What TypeScript cannot say, as the length of a text, is left out. */
export function typeOf(json: JsonSchema): string {
  const schema = json as Schema;
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if (schema.format === 'binary') return 'Blob';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map((one) => typeOf(one as JsonSchema)).join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => `(${typeOf(one as JsonSchema)})`).join(' & ');
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => typeOf({ ...schema, type } as JsonSchema)).join(' | ');
  }
  if (schema.type === 'array') return `Array<${typeOf((schema.items ?? {}) as JsonSchema)}>`;
  if (schema.type === 'object') return objectType(schema);
  return words[schema.type ?? ''] ?? 'unknown';
}

function objectType({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties) {
    const value =
      typeof additionalProperties === 'object' ? typeOf(additionalProperties as JsonSchema) : 'unknown';
    return `Record<string, ${value}>`;
  }
  const members = Object.entries(properties).map(([name, member]) => {
    const optional = required.includes(name) ? '' : '?';
    return `${comment(member.description)}${JSON.stringify(name)}${optional}: ${typeOf(member as JsonSchema)};`;
  });
  return `{\n${members.join('\n')}\n}`;
}

/** Above what it is about. */
export function comment(text: string | undefined): string {
  return text ? `/** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n` : '';
}
