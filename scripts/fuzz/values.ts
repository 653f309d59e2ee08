import type { Document, Schema } from './document';
import type { KnownIds } from './known-ids';
import type { Random } from './random';

export type Values = {
  /** A value as the schema asks for; most of the time one that a person could have meant. */
  valid: (schema: Schema, random: Random, optional?: number) => unknown;
};

const DECIMALS = 6;
const DAY_MS = 86_400_000;

/** Texts that a schema cannot describe further: whoever only sends noise is refused at the door every time. */
const plausible: [name: RegExp, values: readonly string[]][] = [
  [/e-?mail$/i, ['ada@example.com', 'charles@example.org', 'grace.hopper@mail.example.com']],
  [
    /address|location|place|origin|destination/i,
    ['12 Oak Street, Austin, TX 78701', '500 Main St, Houston, TX 77002'],
  ],
  [/description|message|note|reason|body|question|memo|comment/i, ['Signing of a grant deed']],
  [/phone/i, ['+1 512 555 0134']],
  [/website|url|uri|endpoint|redirect/i, ['https://example.com/hook', 'https://app.example/callback']],
  [/zone/i, ['America/Chicago', 'UTC']],
  [/state/i, ['TX', 'CA', 'NY']],
  [/name|company|title|label/i, ['Ada Lovelace', 'Müller & Söhne', '李小龍']],
  [/password/i, ['correct horse battery staple']],
  [/\bzip|postal/i, ['78701']],
  [/parcel/i, ['123-456-789']],
  [/fips/i, ['48453']],
  [/event/i, ['property.locked', 'fraud.detected']],
  [/scope/i, ['properties:read', 'bookings:write']],
  [/county/i, ['Travis', 'Harris']],
];

/** Loaded when it is needed: the package has no door for `require`. */
export const loadGenerator = async () => (await import('json-schema-faker')).generateSync;

type JsonSchema = Parameters<Generate>[0];

export type Generate = Awaited<ReturnType<typeof loadGenerator>>;

export function valuesOf(generate: Generate, document: Document, ids: KnownIds): Values {
  const withParts = (schema: Schema) => ({ ...schema, components: document.components }) as JsonSchema;
  return {
    valid(schema, random, optional = 0.5) {
      const made = generate(withParts(schema), {
        seed: random.below(2 ** 31),
        optionalsProbability: optional,
        alwaysFakeOptionals: optional === 1,
        fillProperties: optional > 0,
        maxDefaultItems: 3,
      });
      return dress(made, { name: '', random, ids });
    },
  };
}

type Place = { name: string; random: Random; ids: KnownIds };

/** The same shape with values that mean something, where their name or form tells. */
function dress(value: unknown, { name, random, ids }: Place): unknown {
  if (Array.isArray(value)) return value.map((item) => dress(item, { name, random, ids }));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, dress(inner, { name: key, random, ids })]),
    );
  }
  if (typeof value === 'number') return dressNumber(value, random);
  return typeof value === 'string' && random.chance(0.8) ? dressText(value, { name, random, ids }) : value;
}

/** Amounts that people name are small; the largest ones are refused together. */
function dressNumber(value: number, random: Random): number {
  const isSmall = Math.abs(value) <= 100 || random.chance(0.3);
  return Number((isSmall ? value : (value % 100) + Math.sign(value)).toFixed(isSmall ? DECIMALS : 2));
}

function dressText(value: string, { name, random, ids }: Place): string {
  const known = name && ids.named(name, random);
  if (known && random.chance(0.9)) return known;
  if (/^[\da-f]{8}-[\da-f]{4}-/i.test(value)) return ids.any(random) ?? value;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return soon(random).toISOString();
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return soon(random).toISOString().slice(0, 10);
  const meant = plausible.find(([known]) => known.test(name));
  return meant ? random.pick(meant[1]) : value;
}

/** Within the next days: what is asked for in a distant century is refused. */
function soon(random: Random): Date {
  return new Date(Math.round((Date.now() + random.below(20) * DAY_MS + DAY_MS) / 60_000) * 60_000);
}
