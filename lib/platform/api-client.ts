import type { FieldErrors } from './errors';

/** A call that was not OK. The text is `{status}: {message, or the raw body, or the status text}`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** the message alone, fit to be shown */
    readonly detail: string,
    readonly code?: string,
    readonly fields?: FieldErrors,
  ) {
    super(`${status}: ${detail}`);
    this.name = 'ApiError';
  }
}

/** The one way a browser calls our API: JSON both ways, cookies included. Throws ApiError. */
export async function apiRequest<T>(method: string, url: string, body?: unknown): Promise<T> {
  return (await apiAnswer<T>(method, url, body)).body;
}

/** The same, for a caller to whom 200 and 201 say different things. */
export async function apiAnswer<T>(
  method: string,
  url: string,
  body?: unknown,
): Promise<{ status: number; body: T }> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    // A form with a file names its own type.
    ...(body instanceof FormData ? { body } : jsonOf(body)),
  });
  const text = await response.text();
  if (!response.ok) throw toApiError(response, text);
  return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
}

function jsonOf(body: unknown): RequestInit {
  if (body === undefined) return { headers: undefined, body: undefined };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The error of an answer, by fetch or by XMLHttpRequest, that was not OK. */
export function toApiError(response: { status: number; statusText: string }, text: string): ApiError {
  const body = parseErrorBody(text);
  return new ApiError(response.status, body.message ?? (text || response.statusText), body.code, body.fields);
}

function parseErrorBody(text: string): { message?: string; code?: string; fields?: FieldErrors } {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
