/** The OpenAPI document as somebody outside reads it: nothing here knows our own schemas. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  [word: string]: unknown;
};

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };

type Media = { schema?: Schema };

export type Described = {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, Media>;
};

type Reference = { $ref: string };

type Written = {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, Described | Reference>;
};

export type Document = {
  paths: Record<string, Record<string, Written>>;
  components: Record<string, Record<string, unknown>>;
};

/** One call of the document, with its references followed. */
export type Operation = {
  id: string;
  /** as HTTP writes it */
  verb: string;
  path: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  body?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, Described>;
};

export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, written]) => ({
      id: written.operationId,
      verb: verb.toUpperCase(),
      path,
      security: written.security,
      parameters: (written.parameters ?? []).map((parameter) => follow<Parameter>(document, parameter)),
      body: written.requestBody,
      responses: Object.fromEntries(
        Object.entries(written.responses).map(([status, answer]) => [
          status,
          follow<Described>(document, answer),
        ]),
      ),
    })),
  );
}

/** What a place in the document refers to, or what stands there. */
export function follow<T extends object>(document: Document, place: T | Reference): T {
  if (!('$ref' in place) || typeof place.$ref !== 'string') return place as T;
  const [, , kind = '', name = ''] = place.$ref.split('/');
  const found = document.components[kind]?.[name];
  if (!found) throw new Error(`The document refers to ${place.$ref}, which is not there.`);
  return found as T;
}

/** Whom a call is for, by the names of the document. Nobody in particular is `null`. */
export function waysIn({ security }: Operation): (string | null)[] {
  if (security.length === 0) return [null];
  return security.map((way) => Object.keys(way)[0] ?? null);
}
