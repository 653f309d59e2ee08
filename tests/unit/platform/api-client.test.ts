import { ApiError, apiRequest } from '@/lib/platform/api-client';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const answerWith = (body: string | null, init: ResponseInit) =>
  fetchMock.mockResolvedValue(new Response(body, init));
const failure = () =>
  apiRequest('GET', '/api/x').then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

beforeEach(() => {
  fetchMock.mockReset();
  global.fetch = fetchMock as typeof fetch;
});

describe('a call that is OK', () => {
  it('sends JSON and cookies, and reads JSON', async () => {
    answerWith('{"id":1}', { status: 201 });
    expect(await apiRequest('POST', '/api/x', { name: 'Ada' })).toEqual({ id: 1 });
    expect(fetchMock).toHaveBeenCalledWith('/api/x', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada"}',
    });
  });

  it('sends no body and no type when there is none', async () => {
    answerWith('[]', { status: 200 });
    await apiRequest('GET', '/api/x');
    expect(fetchMock.mock.calls[0]![1]).toEqual({ method: 'GET', credentials: 'include' });
  });

  it('reads nothing as nothing', async () => {
    answerWith(null, { status: 204 });
    expect(await apiRequest('DELETE', '/api/x')).toBeUndefined();
  });
});

describe('a call that is not OK', () => {
  it('throws status and message, and keeps code and fields', async () => {
    answerWith('{"message":"Please enter a name.","code":"validation_failed","fields":{"name":"Missing."}}', {
      status: 422,
    });
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: '422: Please enter a name.',
      status: 422,
      detail: 'Please enter a name.',
      code: 'validation_failed',
      fields: { name: 'Missing.' },
    });
  });

  it.each([
    ['the raw body when it is not JSON', 'Bad gateway', { status: 502 }, '502: Bad gateway'],
    ['the raw body when it has no message', '{"error":1}', { status: 400 }, '400: {"error":1}'],
    ['the raw body when it is null', 'null', { status: 400 }, '400: null'],
    ['the status text when there is no body', '', { status: 503, statusText: 'Down' }, '503: Down'],
  ])('throws %s', async (_, body, init, message) => {
    answerWith(body, init);
    expect(await failure()).toMatchObject({ message });
  });
});
