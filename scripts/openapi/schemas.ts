import * as z from 'zod';

/** JSON Schema, draft 2020-12, as OpenAPI 3.1 holds it. */
export type JsonSchema = { [member: string]: unknown };

/** What JSON has no word for. */
const inWords: Record<string, JsonSchema> = {
  date: { type: 'string', format: 'date-time' },
  custom: { description: 'Checked by the server.' },
  transform: { description: 'Read by the server.' },
};

/** An address with an old or mistyped filter still shows its page. */
const ignoringOthers = {
  description: 'Any other value counts as one that you left out.',
  'x-other-values': 'ignored',
};

/** Schemas as JSON Schema. What has a name is written down once, below `components`. */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {};

  /** What is sent, before anything is made of it. */
  toJson(schema: z.ZodType): JsonSchema {
    // A schema with a name is referred to, but for the outermost.
    const { properties, $defs } = convert(z.object({ inner: schema }));
    for (const [name, definition] of Object.entries($defs ?? {})) this.#add(name, withoutId(definition));
    return withPlaces(properties.inner);
  }

  /** The same, written out where it stands. */
  toInline(schema: z.ZodType): JsonSchema {
    const { $ref, $defs = {}, ...json } = convert(schema) as JsonSchema & Converted & { $ref?: string };
    for (const [name, definition] of Object.entries($defs)) this.#add(name, withoutId(definition));
    // What has a name itself is a reference to it.
    return withPlaces(withoutId($ref ? ($defs[$ref.replace('#/$defs/', '')] ?? {}) : json));
  }

  #add(name: string, definition: JsonSchema): void {
    const known = this.components[name];
    const written = withPlaces(definition);
    if (known && JSON.stringify(known) !== JSON.stringify(written)) {
      throw new Error(`Two schemas have the name ${name}.`);
    }
    this.components[name] = written;
  }
}

type Converted = { properties: { inner: JsonSchema }; $defs?: Record<string, JsonSchema> };

function convert(schema: z.ZodType): Converted {
  return z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'any',
    metadata: named,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'catch') Object.assign(jsonSchema, ignoringOthers);
      const words = inWords[zodSchema._zod.def.type];
      if (words && Object.keys(jsonSchema).length === 0) Object.assign(jsonSchema, words);
    },
  }) as unknown as Converted;
}

function withoutId({ id: _, ...rest }: JsonSchema): JsonSchema {
  return rest;
}

function withPlaces(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}

/** What stands in an address has no name of its own. */
const OF_ADDRESS = /(?:Query|Params|Id)Schema$/;

/**
 * The names, beside what schemas say of themselves. In zod's own registry they would change what everybody else in the
 * process makes of these schemas.
 */
class NamedSchemas extends z.core.$ZodRegistry<z.GlobalMeta> {
  readonly #names = new WeakMap<z.core.$ZodType, string>();

  name(schema: z.ZodType, id: string): void {
    this.#names.set(schema, id);
  }

  override get<S extends z.core.$ZodType>(schema: S) {
    const id = this.#names.get(schema);
    const said = z.globalRegistry.get(schema);
    return id ? { ...said, id } : said;
  }
}

const named = new NamedSchemas();

/** Gives schemas of a module the names that they are exported by: `bookingSchema` is `Booking`. */
export function nameSchemas(exported: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(exported)) {
    if (!(value instanceof z.ZodType) || !name.endsWith('Schema') || OF_ADDRESS.test(name)) continue;
    named.name(value, name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length));
  }
}
