import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/telemetry/logger';
import { route } from '@/lib/platform/route';
import { KEY_BYTES, keyFrom } from '@/lib/programs/rules/key-format';
import { createAdmin, createNotary, createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildRequest, callRoute, type Call } from '@/tests/support/http';

const limit = { name: 'test', max: 1, windowSeconds: 600 };
const echo = route({
  auth: 'user',
  params: z.object({ id: z.uuid() }),
  query: z.object({ page: z.coerce.number('Please send a number.').default(1) }),
  body: z.object({ name: z.string('Please enter a name.') }).strict(),
  limit,
  status: 202,
  handler: ({ actor, params, query, body }) => ({ role: actor.role, ...params, ...query, ...body }),
});
const id = '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51';
const good: Call = { method: 'POST', url: '/api/test?page=2', params: { id }, body: { name: 'Ada' } };
const throwing = (error: unknown) =>
  route({
    auth: 'none',
    handler: () => {
      throw error;
    },
  });

describe('a route that answers', () => {
  it('turns what the handler returns into JSON, with a request id, never to be stored', async () => {
    const answer = await callRoute(echo, { ...good, as: await createOwner() });
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ role: 'owner', id, page: 2, name: 'Ada' });
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });

  it('gives every answer its own id, whatever the caller sends', async () => {
    const ping = route({ auth: 'none', handler: () => ({}) });
    const calls = [1, 2].map(() => callRoute(ping, { headers: { 'x-request-id': 'mine' } }));
    const ids = (await Promise.all(calls)).map((answer) => answer.headers.get('x-request-id'));
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });

  it('answers nothing with 204', async () => {
    const answer = await callRoute(route({ auth: 'none', handler: () => undefined }));
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it('passes a Response on, and lets good answers be cached where the route says so', async () => {
    const text = route({ auth: 'none', cache: 'public, max-age=5', handler: () => new Response('text') });
    const answer = await callRoute(text);
    expect(answer.text).toBe('text');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=5');
  });

  it('never lets an error be cached', async () => {
    const failing = route({
      auth: 'none',
      cache: 'public, max-age=5',
      handler: () => {
        throw new AppError('not_found', 'Not here.');
      },
    });
    expect((await callRoute(failing)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('what nobody will read of an answer', () => {
  let isClosed = false;
  const stream = route({
    auth: 'none',
    handler: () => new Response(new ReadableStream({ cancel: () => void (isClosed = true) })),
  });
  beforeEach(() => (isClosed = false));

  it('is closed when the headers alone were asked for', async () => {
    await stream(buildRequest({ method: 'HEAD' }));
    expect(isClosed).toBe(true);
  });

  it('is closed when the caller is gone', async () => {
    await stream(new Request(buildRequest({}), { signal: AbortSignal.abort() }));
    expect(isClosed).toBe(true);
  });

  it('stays open for everybody else', async () => {
    await stream(buildRequest({}));
    expect(isClosed).toBe(false);
  });
});

describe('the log line of a call', () => {
  it('does not hold the token of a link, which opens a document', async () => {
    const info = jest.spyOn(logger, 'info');
    const token = 'vJ2hbq-0mM8c5Kx_RkZ1uYt7nWs3eDf9gHj4iLpOaQx';
    await callRoute(route({ auth: 'none', handler: () => ({}) }), { url: `/api/share/${token}/views` });
    expect(info).toHaveBeenCalledWith(expect.objectContaining({ path: '/api/share/***/views' }));
    const key = keyFrom('live', randomBytes(KEY_BYTES));
    await callRoute(route({ auth: 'none', handler: () => ({}) }), { url: `/api/v1/properties/${key}` });
    expect(info).toHaveBeenCalledWith(expect.objectContaining({ path: '/api/v1/properties/***' }));
    info.mockRestore();
  });

  it('is there for a probe only where it is refused or fails', async () => {
    const info = jest.spyOn(logger, 'info');
    const url = '/api/health/ready';
    await callRoute(route({ auth: 'none', handler: () => ({}) }), { url });
    expect(info).not.toHaveBeenCalled();
    await callRoute(throwing(new AppError('unavailable', 'The database cannot be reached.')), { url });
    expect(info).toHaveBeenCalledWith(expect.objectContaining({ path: url, status: 503 }));
    info.mockRestore();
  });
});

describe('a route that refuses', () => {
  it('looks at origin, session, limit, path, query and body in this order', async () => {
    const owner = await createOwner();
    const all: Call = {
      method: 'POST',
      url: '/api/test?page=x',
      params: { id: 'x' },
      rawBody: '{',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    };
    const own = { headers: { 'content-type': 'application/json' } };
    const status = async (call: Call) => (await callRoute(echo, call)).status;
    const forget = () => query('DELETE FROM rate_limits');

    expect(await status(all)).toBe(403);
    expect(await status({ ...all, ...own })).toBe(401);
    expect(await status({ ...all, ...own, as: owner })).toBe(404);
    expect(await status({ ...all, ...own, as: owner })).toBe(429);
    await forget();
    const found = { ...all, ...own, as: owner, params: { id } };
    expect(await callRoute(echo, found)).toMatchObject({
      body: { fields: { page: 'Please send a number.' } },
    });
    await forget();
    expect(await status({ ...found, url: '/api/test' })).toBe(400);
  });

  it.each([
    ['notary', createOwner, 403],
    ['notary', createNotary, 200],
    ['notary', createAdmin, 200],
    ['admin', createNotary, 403],
    ['admin', createAdmin, 200],
  ] as const)('where only a %s may go, %p gets %i', async (auth, create, status) => {
    const answer = await callRoute(route({ auth, handler: () => ({}) }), { as: await create() });
    expect(answer.status).toBe(status);
  });

  it('tells a handler that is open to all who is there', async () => {
    const who = route({ auth: 'optional', handler: ({ actor }) => ({ role: actor?.role ?? null }) });
    expect((await callRoute(who, { as: visitor })).body).toEqual({ role: null });
    expect((await callRoute(who, { as: await createAdmin() })).body).toEqual({ role: 'admin' });
  });

  it('names fields that are not known', async () => {
    const answer = await callRoute(echo, {
      ...good,
      as: await createOwner(),
      body: { name: 'Ada', isAdmin: true },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { isAdmin: expect.any(String) } });
  });

  it('counts a limit for each account', async () => {
    const [first, second] = [await createOwner(), await createOwner()];
    const statusOf = async (as: typeof first) => (await callRoute(echo, { ...good, as })).status;
    expect([await statusOf(first), await statusOf(first), await statusOf(second)]).toEqual([202, 429, 202]);
  });
});

describe('a route whose handler throws', () => {
  it.each([
    ['invalid_request', 400],
    ['not_signed_in', 401],
    ['step_up_required', 402],
    ['payment_required', 402],
    ['forbidden', 403],
    ['not_found', 404],
    ['method_not_allowed', 405],
    ['conflict', 409],
    ['too_large', 413],
    ['unsupported_type', 415],
    ['validation_failed', 422],
    ['rate_limited', 429],
    ['internal', 500],
    ['unavailable', 503],
  ] as const)('answers %s with %i', async (code, status) => {
    const answer = await callRoute(throwing(new AppError(code, 'Do this next.')));
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ message: 'Do this next.', code });
    expect(answer.headers.get('x-request-id')).toBeTruthy();
  });

  it.each([
    ['an error', new Error('password=hunter2 at /srv/app')],
    ['text', 'secret'],
    ['nothing', undefined],
  ])('tells nothing of %s that it did not expect', async (_, thrown) => {
    const answer = await callRoute(throwing(thrown));
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      message: 'Something went wrong on our side. Nothing was changed. Please try again.',
      code: 'internal',
    });
  });

  it('keeps fields and the time to wait', async () => {
    const error = new AppError('rate_limited', 'Wait.', { fields: { pin: 'Wrong.' }, retryAfterSeconds: 7 });
    const answer = await callRoute(throwing(error));
    expect(answer.body).toEqual({ message: 'Wait.', code: 'rate_limited', fields: { pin: 'Wrong.' } });
    expect(answer.headers.get('retry-after')).toBe('7');
  });

  it('lets what Next throws for itself through', async () => {
    const signal = Object.assign(new Error('NEXT_REDIRECT'), { digest: 'NEXT_REDIRECT;replace;/login' });
    await expect(callRoute(throwing(signal))).rejects.toBe(signal);
  });

  it('counts a second limit for each address, whoever calls', async () => {
    const addressLimit = { name: 'test-from-address', max: 2, windowSeconds: 600 };
    const handler = route({ auth: 'none', addressLimit, handler: () => ({}) });
    const statusFrom = async (address: string) =>
      (await callRoute(handler, { headers: { 'x-socket-address': address } })).status;
    const same = [
      await statusFrom('192.0.2.1'),
      await statusFrom('192.0.2.1'),
      await statusFrom('192.0.2.1'),
    ];
    expect([...same, await statusFrom('192.0.2.2')]).toEqual([200, 200, 429, 200]);
  });
});
