import { breakOne, strangeTexts } from './breaks';
import type { Document, Operation, Parameter, Schema } from './document';
import { bodyBytes, type Body } from './bodies';
import { exampleOf } from './examples';
import type { KnownIds } from './known-ids';
import type { Random } from './random';
import { asRead, type Check } from './validator';
import type { Values } from './values';

/** A request as it goes over the line, and what the document says of it. */
export type Case = {
  operation: Operation;
  verb: string;
  /** path and query, encoded */
  url: string;
  /** the path without its query, for what is learned from the answer */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** what was broken, for whoever reads a finding */
  what: string;
  /** by the document, the call cannot go well */
  mustFail: string | null;
};

export type Tools = { document: Document; values: Values; ids: KnownIds; check: Check; checkText: Check };

type Parts = { path: Record<string, string>; query: [name: string, value: string][]; body: Body | null };

type Broken = { what: string; mustFail: string | null; headers?: Record<string, string> };

const NONE: Broken = { what: 'as described', mustFail: null };

/** The `index`th case of an operation: the first ones are as described, of the others most have one thing wrong. */
export function caseOf(tools: Tools, operation: Operation, random: Random, index: number): Case {
  const optional = index === 0 ? 1 : random.pick([0, 0.5, 1]);
  const parts = validParts(tools, operation, random, optional);
  const isWhole = index < 2 || random.chance(0.3);
  const broken = isWhole ? NONE : breakParts(tools, operation, parts, random);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => parts.path[name] ?? '');
  const query = parts.query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  const { bytes, type } = bodyBytes(parts.body, random);
  return {
    operation,
    verb: operation.verb,
    url: query ? `${path}?${query}` : path,
    path,
    headers: {
      ...(type && { 'content-type': type }),
      ...idempotencyKey(operation, random),
      ...broken.headers,
    },
    body: bytes,
    what: broken.what,
    mustFail: broken.mustFail,
  };
}

function validParts(tools: Tools, operation: Operation, random: Random, optional: number): Parts {
  const inQuery = operation.parameters.filter(({ in: where }) => where === 'query');
  const query = inQuery
    .filter(({ required }) => required || random.chance(optional))
    .map(({ name, schema }): [string, string] => [name, textOf(fromSchema(tools, name, schema, random))]);
  return {
    path: pathValues(tools, operation, random),
    query,
    body: validBody(tools, operation, random, optional),
  };
}

function validBody(tools: Tools, { id, body }: Operation, random: Random, optional: number): Body | null {
  if (!body) return null;
  const [type, { schema = {} }] = random.pick(Object.entries(body.content));
  const example = random.chance(0.6) ? exampleOf(id, { ids: tools.ids, random }) : undefined;
  // Nothing can be made of no schema.
  const made = () => (Object.keys(schema).length > 0 ? tools.values.valid(schema, random, optional) : {});
  const isForm = type === 'multipart/form-data';
  const value = isForm && example ? { file: '', ...example } : (example ?? made());
  return { type, value, schema };
}

function fromSchema({ values, ids }: Tools, name: string, schema: Schema, random: Random): unknown {
  const known = ids.named(name === 'cursor' ? 'next_cursor' : name, random);
  return known && random.chance(0.5) ? known : values.valid(schema, random);
}

/** In the place of a part of a path that would make it another address. */
const NO_TEXT = '%20';

/** Of things that are there, as far as any are known at this address. */
function pathValues(tools: Tools, { path, parameters }: Operation, random: Random): Record<string, string> {
  const found: Record<string, string> = {};
  let address = '';
  for (const segment of path.split('/').slice(1)) {
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    if (name) {
      const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
      const named = tools.ids.named(name, random);
      const below = tools.ids.below(address, random);
      const known = name === 'userId' ? (named ?? below) : (below ?? named);
      found[name] = encode(known ?? textOf(tools.values.valid(schema, random))) || NO_TEXT;
    }
    address += `/${name ? found[name] : segment}`;
  }
  return found;
}

function breakParts(tools: Tools, operation: Operation, parts: Parts, random: Random): Broken {
  const { parameters } = operation;
  const inPath = parameters.filter(({ in: where }) => where === 'path');
  const inQuery = parameters.filter(({ in: where }) => where === 'query');
  const ways: (() => Broken)[] = [() => strangeHeaders(operation, random)];
  if (inPath.length > 0) ways.push(() => breakPath(parts, random.pick(inPath), random));
  ways.push(() => breakQuery(tools, parts, inQuery, random));
  if (inQuery.length > 0) ways.push(() => breakQuery(tools, parts, inQuery, random));
  if (parts.body) {
    const { body } = parts;
    for (let more = 0; more < 4; more += 1) ways.push(() => breakValue(tools, body, random));
    ways.push(() => breakBytes(operation, body, random));
  }
  return random.pick(ways)();
}

function breakPath(parts: Parts, { name }: Parameter, random: Random): Broken {
  const text = random.pick([...strangeTexts, 'a'.repeat(5_000), 'new', '{id}', '[id]', '*']);
  // Some as a browser would never send it.
  const raw = random.chance(0.2) ? text.replace(/[^\w%.'$-]/g, '') : encode(text);
  parts.path[name] = raw === '' || raw === '.' || raw === '..' ? NO_TEXT : raw;
  return { what: `${name} in the path is ${JSON.stringify(text.slice(0, 40))}`, mustFail: null };
}

function breakQuery(tools: Tools, parts: Parts, inQuery: Parameter[], random: Random): Broken {
  if (inQuery.length === 0 || random.chance(0.15)) {
    const many = Array.from({ length: 300 }, (_, at): [string, string] => [`q${at % 7}`, String(at)]);
    parts.query.push(...many, ['__proto__', '1'], ['a[b]', 'c']);
    return { what: 'three hundred more values in the query', mustFail: null };
  }
  const { name, schema } = random.pick(inQuery);
  const numbers = ['-1', '0', '1.5', '1e9', '99999999999999999999', 'Infinity', '0x10'];
  const text = random.pick([...strangeTexts, ...numbers, 'a'.repeat(5_000)]);
  parts.query = [...parts.query.filter(([other]) => other !== name), [name, text]];
  const isIgnored = schema['x-other-values'] === 'ignored';
  // Bytes that are no letter are read as the sign for such.
  const query = { [name]: text.replace(/\p{Cs}/gu, '\uFFFD') };
  const inQueries = { type: 'object', properties: { [name]: schema } };
  const mustFail =
    !isIgnored && tools.checkText(inQueries, query) ? tools.checkText(inQueries, asRead(query)) : null;
  return { what: `${name} in the query is ${JSON.stringify(text.slice(0, 40))}`, mustFail };
}

function breakValue({ document, check }: Tools, body: Body, random: Random): Broken {
  const { value, what } = breakOne(document, body, random);
  body.value = value;
  if (body.type !== 'application/json') return { what, mustFail: null };
  const sent = JSON.parse(JSON.stringify(value) ?? 'null') as unknown;
  const wrong = check(body.schema, sent);
  return { what, mustFail: wrong && check(body.schema, asRead(sent)) };
}

function breakBytes({ body: described }: Operation, body: Body, random: Random): Broken {
  const whole = JSON.stringify(body.value) ?? '';
  const raw: [what: string, bytes: Buffer, type?: string][] = [
    ['no body', Buffer.alloc(0)],
    ['half of the body', Buffer.from(whole.slice(0, Math.ceil(whole.length / 2)))],
    ['a body that is no text', Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28])],
    ['JSON of a number alone', Buffer.from('1')],
    ['a byte order mark', Buffer.from(`\uFEFF${whole}`)],
    ['ten thousand brackets', Buffer.from('['.repeat(10_000))],
    ['a body of a million letters', Buffer.from(`{"a":"${'b'.repeat(1_000_000)}"}`)],
    ['another media type', Buffer.from(whole), 'text/plain'],
    ['a media type that is none', Buffer.from(whole), ';;;'],
    ['XML', Buffer.from('<?xml version="1.0"?><a/>'), 'application/xml'],
    ['a form without a boundary', Buffer.from(whole), 'multipart/form-data'],
    ['JSON of a charset', Buffer.from(whole), 'application/json; charset=utf-16'],
  ];
  const [what, bytes, type] = random.pick(raw);
  body.raw = { bytes, type: type ?? body.type };
  const cannotBeRead = ['half of the body', 'JSON of a number alone', 'ten thousand brackets'].includes(what);
  const isJson = body.type === 'application/json' && described?.required === true;
  return { what, mustFail: isJson && cannotBeRead && whole.length > 2 ? what : null };
}

function strangeHeaders({ parameters }: Operation, random: Random): Broken {
  const repeatable = parameters.some(({ in: where }) => where === 'header');
  const all: [what: string, headers: Record<string, string>, mustFail?: string][] = [
    ['an Accept of pictures', { accept: 'image/png' }],
    ['a language that is none', { 'accept-language': ';;q=,*' }],
    ['an encoding that is none', { 'accept-encoding': 'zzz;q=9' }],
    ['a range', { range: 'bytes=9999999999-' }],
    ['an old date', { 'if-modified-since': 'yesterday', 'if-none-match': '*' }],
    ['a cookie of rubbish', { cookie: 'next-auth.session-token=%%%; =; a=' }],
    ['a token of rubbish', { authorization: 'Bearer dg_live_\u00ff' }],
    ['an address in front', { 'x-forwarded-for': '999.1.1.1, \u00ff', forwarded: 'for=;;' }],
    ['a middleware that has run', { 'x-middleware-subrequest': 'middleware' }],
  ];
  if (repeatable)
    all.push(
      ['a key with a space', { 'idempotency-key': 'a b' }],
      ['a long key', { 'idempotency-key': 'k'.repeat(256) }, 'The key is longer than 255.'],
    );
  const [what, headers, mustFail = null] = random.pick(all);
  return { what, headers, mustFail };
}

function idempotencyKey({ parameters }: Operation, random: Random): Record<string, string> {
  if (!parameters.some(({ in: where }) => where === 'header') || random.chance(0.5)) return {};
  return { 'idempotency-key': random.chance(0.3) ? 'again' : `key-${random.below(1e9)}` };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Half a letter has no encoding: it is sent as the bytes that it would have. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD')).replaceAll('%EF%BF%BD', '%ED%A0%80');
}
