import type * as z from 'zod';
import type { ApiScope } from '../v1/api-caller';
import type { FormShape } from './multipart';

/** Whom a call of the pages is for: anybody, anybody who may be signed in, or a role. */
export type Auth = 'none' | 'optional' | 'user' | 'notary' | 'admin';

/** What a handler takes and gives, as the handler itself checks it: the OpenAPI document is made of these. */
export type Operation = {
  /** of a call that knows its caller by the session cookie */
  auth?: Auth;
  /** of a call that knows its caller by a key or an access token */
  scope?: ApiScope;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** a form with a file, in the place of JSON */
  form?: FormShape;
  /** a body that the handler reads itself: its media type */
  takes?: string;
  mayBeEmpty?: boolean;
  /** a good answer as JSON */
  answer?: z.ZodType;
  /** media types of a good answer, where it is not always JSON */
  gives?: readonly string[];
  /** of a good answer */
  status?: number;
  otherStatus?: number;
  /** of a good answer without a body, where others have one */
  emptyStatus?: number;
  /** what a protocol of others refuses with, beside our own errors */
  refusal?: z.ZodType;
  isLimited?: boolean;
  /** the same Idempotency-Key has the same answer */
  isRepeatable?: boolean;
  /** Calls below an address that stands for several, as `GET session`. */
  calls?: readonly string[];
};

type Handler = (request: Request, context?: { params: Promise<unknown> }) => Promise<Response>;

/** A handler that says what it takes and gives. */
export type Described = Handler & { readonly operation: Operation };

/** Attaches to a handler what it takes and gives. `route`, `apiRead` and `apiWrite` do; handlers of others need it said. */
export function described(handler: Handler, operation: Operation): Described {
  return Object.assign((...call: Parameters<Handler>) => handler(...call), { operation });
}
