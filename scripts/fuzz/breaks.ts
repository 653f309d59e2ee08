import { follow, type Document, type Schema } from './document';
import type { Random } from './random';

/** A value with one thing wrong, and what that is. */
export type Broken = { value: unknown; what: string };

type Place = { path: (string | number)[]; schema: Schema };

const LONG = 200_000;

/** What goes wrong in texts. */
export const strangeTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nSet-Cookie: a=b',
  '\u202Egnp.exe',
  '\uD800',
  '\u{1F3E0}'.repeat(50),
  'e\u0301'.repeat(30),
  '\uFEFF',
  '\u2028',
  "' OR 1=1 --",
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e309',
  '00000000-0000-0000-0000-000000000000',
  'not-an-id',
  '9'.repeat(400),
];

const strangeNumbers: readonly number[] = [
  0,
  -1,
  -0.5,
  0.1 + 0.2,
  1.005,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e308,
  5e-324,
];

const otherKinds: readonly unknown[] = [null, true, 0, '', [], {}, [[]], [null], { a: 1 }, 'text', -7.5];

/** One place of a valid value is broken; JSON that no object can hold (`__proto__`) is marked to be written as text. */
export function breakOne(
  document: Document,
  { schema, value }: { schema: Schema; value: unknown },
  random: Random,
): Broken {
  const places = placesOf(document, schema, value);
  const { path, schema: inner } = random.pick(places);
  const where = path.join('.') || 'the whole';
  const ways = [...waysOf(inner, at(value, path), random), ...(path.length > 0 ? [leaveOut] : [])];
  const { change, what } = random.pick(ways);
  return { value: changed(value, path, change), what: `${where}: ${what}` };
}

type Way = { what: string; change: unknown };

const leaveOut: Way = { what: 'left out', change: undefined };

function waysOf(schema: Schema, value: unknown, random: Random): Way[] {
  const ways: Way[] = otherKinds.map((change) => ({
    what: `${JSON.stringify(change)} in its place`,
    change,
  }));
  if (typeof value === 'string') {
    const { minLength = 0, maxLength } = schema;
    ways.push(...Array.from({ length: 8 }, () => textWay(random.pick(strangeTexts))));
    ways.push({ what: 'an array of it', change: [value] }, { what: 'very long', change: 'a'.repeat(LONG) });
    if (maxLength !== undefined) {
      for (const more of [0, 1])
        ways.push({ what: `length ${maxLength + more}`, change: 'a'.repeat(maxLength + more) });
    }
    if (minLength > 0) ways.push({ what: `length ${minLength - 1}`, change: 'a'.repeat(minLength - 1) });
  }
  if (typeof value === 'number') {
    const { minimum, maximum } = schema;
    for (const edge of [minimum, maximum]) {
      if (edge !== undefined)
        ways.push(...[edge - 1, edge, edge + 1].map((change) => ({ what: `${change}`, change })));
    }
    ways.push(...strangeNumbers.map((change) => ({ what: String(change), change })));
    ways.push({ what: 'as text', change: String(value) });
  }
  if (Array.isArray(value)) ways.push(...arrayWays(schema, value));
  else if (typeof value === 'object' && value !== null) ways.push(...objectWays(value));
  return ways;
}

function textWay(change: string): Way {
  return { what: JSON.stringify(change.slice(0, 40)), change };
}

function arrayWays({ maxItems }: Schema, value: unknown[]): Way[] {
  const [first = null] = value;
  const most = Math.min(maxItems ?? 1_000, 2_000);
  return [
    { what: 'empty', change: [] },
    { what: `${most + 1} items`, change: Array.from({ length: most + 1 }, () => first) },
    { what: 'an item twice', change: [...value, first] },
    { what: 'deeply nested', change: JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown },
  ];
}

function objectWays(value: object): Way[] {
  const withProto = JSON.parse(`{"__proto__":{"isAdmin":true}}`) as object;
  // A member of that name, not the prototype: only `defineProperty` and `JSON.parse` make one.
  const own = Object.defineProperty({ ...value }, '__proto__', {
    value: { isAdmin: true },
    enumerable: true,
  });
  return [
    { what: 'a field that nobody knows', change: { ...value, nobodyKnowsThis: 1 } },
    { what: '__proto__ in it', change: own },
    { what: 'nothing but __proto__', change: withProto },
    { what: 'constructor in it', change: { ...value, constructor: { prototype: { isAdmin: true } } } },
    { what: 'empty', change: {} },
  ];
}

/** Every place of a value, with the part of the schema that speaks of it. */
function placesOf(document: Document, schema: Schema, value: unknown, path: Place['path'] = []): Place[] {
  const own = resolve(document, schema, value);
  const here = [{ path, schema: own }];
  if (path.length > 4) return here;
  if (Array.isArray(value)) {
    const inside = value.slice(0, 3).map((item, index) => ({ item, index }));
    return [
      ...here,
      ...inside.flatMap(({ item, index }) => placesOf(document, own.items ?? {}, item, [...path, index])),
    ];
  }
  if (typeof value !== 'object' || value === null) return here;
  const members = Object.entries(value).flatMap(([name, inner]) =>
    placesOf(document, own.properties?.[name] ?? {}, inner, [...path, name]),
  );
  return [...here, ...members];
}

/** Follows references, and takes of several the one that has the members of the value. */
function resolve(document: Document, schema: Schema, value: unknown): Schema {
  const own = follow<Schema>(document, schema as { $ref: string });
  const several = own.anyOf ?? own.oneOf ?? own.allOf;
  if (!several) return own;
  const all = several.map((one) => follow<Schema>(document, one as { $ref: string }));
  const isObject = typeof value === 'object' && value !== null;
  const known =
    isObject &&
    all.find(({ properties }) => properties && Object.keys(value).every((name) => name in properties));
  return {
    ...own,
    ...(known || all.find(({ type }) => type === (Array.isArray(value) ? 'array' : typeof value))),
  };
}

function at(value: unknown, path: Place['path']): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], value);
}

function changed(value: unknown, [step, ...rest]: Place['path'], change: unknown): unknown {
  if (step === undefined) return change;
  const inner = changed((value as Record<string | number, unknown>)[step], rest, change);
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? inner : (item as unknown)));
  return { ...(value as object), [step]: inner };
}
