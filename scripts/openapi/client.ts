import type { JsonSchema } from './schemas';
import { comment, typeOf } from './typescript';

type Parameter = { name: string; in: string; required: boolean; description?: string; schema: JsonSchema };
type Content = { content?: Record<string, { schema?: JsonSchema }> };
type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};
type Call = { path: string; verb: string; operation: Operation };

/** The client of /v1 in TypeScript, written from the document: one method for each call, one type for each thing. */
export function clientSource(json: JsonSchema): string {
  const document = json as unknown as Document;
  const calls = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/v1/'))
    .flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, operation]): Call => ({ path, verb, operation })),
    );
  const { schemas } = document.components;
  const used = [...namesIn(calls, schemas)].sort();
  return [
    '/* Written by scripts/openapi.ts from /openapi.json. */',
    "import { HttpClient, type CallOptions } from './http.js';",
    "export { ApiError, type CallOptions, type ClientOptions } from './http.js';",
    ...used.map((name) => {
      const schema = schemas[name] ?? {};
      return `${comment(schema.description as string | undefined)}export type ${name} = ${typeOf(schema)};`;
    }),
    ...calls.flatMap(typesOf),
    `/** The calls of /v1. */\nexport class DeedGuard extends HttpClient {\n${calls.flatMap((call) => methodsOf(call, schemas)).join('\n\n')}\n}`,
  ].join('\n\n');
}

/** Of the schemas that are referred to, also by others of them. */
function namesIn(
  value: unknown,
  schemas: Document['components']['schemas'],
  found = new Set<string>(),
): Set<string> {
  for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namesIn(schemas[name] ?? {}, schemas, found);
  }
  return found;
}

function typesOf({ operation }: Call): string[] {
  const { query, body, form, answer } = partsOf(operation);
  const name = typeName(operation);
  const members = query.map(
    (one) =>
      `${comment(one.description)}${JSON.stringify(one.name)}${one.required ? '' : '?'}: ${typeOf(one.schema)};`,
  );
  return [
    ...(body ? [`export type ${name}Body = ${typeOf(body)};`] : []),
    ...(form ? [`export type ${name}Form = ${typeOf(form)};`] : []),
    ...(query.length > 0 ? [`export type ${name}Query = {\n${members.join('\n')}\n};`] : []),
    `export type ${name}Answer = ${typeOf(answer)};`,
  ];
}

function methodsOf({ path, verb, operation }: Call, schemas: Document['components']['schemas']): string[] {
  const { places, query, body, form, answer } = partsOf(operation);
  const sent = [...(body ? ['Body'] : []), ...(form ? ['Form'] : [])];
  const name = typeName(operation);
  const address = path.replace(/\{(\w+)\}/g, (_, place: string) => `\${encodeURIComponent(${camel(place)})}`);
  const taken = [
    ...places.map((place) => `${camel(place.name)}: string`),
    ...(sent.length > 0 ? [`body: ${sent.map((kind) => `${name}${kind}`).join(' | ')}`] : []),
    ...(query.length > 0 ? [`query: ${name}Query = {}`] : []),
    'options: CallOptions = {}',
  ];
  const handed = [
    `method: '${verb.toUpperCase()}'`,
    `path: \`${address}\``,
    ...(query.length > 0 ? ['query'] : []),
    ...(sent.length > 0 ? ['body'] : []),
    'options',
  ];
  const method =
    `${comment(operation.description ?? operation.summary)}${operation.operationId}(${taken.join(', ')}): Promise<${name}Answer> {\n` +
    `return this.call({ ${handed.join(', ')} });\n}`;
  return isList(schemas[typeOf(answer)] ?? answer) ? [method, itemsMethod(operation, places)] : [method];
}

/** `listProperties` answers a page, `allProperties` gives item by item. */
function itemsMethod(operation: Operation, places: Parameter[]): string {
  const name = typeName(operation);
  const own = places.map((place) => camel(place.name));
  const taken = [...own.map((place) => `${place}: string`), `query: ${name}Query = {}`];
  return (
    `/** Item by item, page after page. */\n${operation.operationId.replace(/^list/, 'all')}(${taken.join(', ')}): AsyncGenerator<${name}Answer['data'][number], void, undefined> {\n` +
    `return this.items((cursor) => this.${operation.operationId}(${[...own, '{ ...query, ...(cursor ? { cursor } : {}) }'].join(', ')}));\n}`
  );
}

function partsOf(operation: Operation) {
  const { parameters = [], requestBody, responses } = operation;
  const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return {
    places: parameters.filter((one) => one.in === 'path'),
    query: parameters.filter((one) => one.in === 'query'),
    body: requestBody?.content?.['application/json']?.schema,
    form: requestBody?.content?.['multipart/form-data']?.schema,
    answer: good?.content?.['application/json']?.schema ?? {},
  };
}

function isList(answer: JsonSchema): boolean {
  return Object.hasOwn((answer.properties as object | undefined) ?? {}, 'next_cursor');
}

function typeName({ operationId }: Operation): string {
  return operationId.charAt(0).toUpperCase() + operationId.slice(1);
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
