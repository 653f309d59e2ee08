import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadPreparedAnswers } from '@/scripts/prepared-answers.mjs';

const MEGABYTE = 1024 * 1024;

describe('a prepared answer whose file is read when it is first asked for', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'answers-'));
    mkdirSync(path.join(root, '.next'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** Answers at `/0`, `/1` and so on, each a file of as many megabytes as are named. */
  const prepare = (sizes: number[]) => {
    const paths = Object.fromEntries(
      sizes.map((size, at) => {
        writeFileSync(path.join(root, `${at}`), Buffer.alloc(size * MEGABYTE, at));
        return [`/${at}`, { document: { etag: `"${at}"`, headers: 0, file: `${at}` } }];
      }),
    );
    writeFileSync(
      path.join(root, '.next', 'prepared-answers.json'),
      JSON.stringify({ headers: [[]], paths }),
    );
    writeFileSync(path.join(root, '.next', 'prepared-answers.bin'), '');
    return loadPreparedAnswers(root, () => []);
  };
  /** The first byte of the answer, or null where Next is left to answer. */
  const ask = (answer: ReturnType<typeof prepare>, url: string) => {
    let first: number | null = null;
    const response = { writeHead: () => response, end: (body: Buffer) => (first = body[0] ?? null) };
    const request = { method: 'GET', url, headers: {} } as IncomingMessage;
    return answer(request, response as unknown as ServerResponse) ? first : null;
  };

  it('stays in memory', () => {
    const answer = prepare([1]);
    expect(ask(answer, '/0')).toBe(0);
    rmSync(path.join(root, '0'));
    expect(ask(answer, '/0')).toBe(0);
  });

  it('makes room for others when they are too many', () => {
    const answer = prepare([6, 6, 6]);
    expect(['/0', '/1', '/2'].map((url) => ask(answer, url))).toEqual([0, 1, 2]);
    for (const name of ['0', '1', '2']) rmSync(path.join(root, name));
    expect(['/1', '/2'].map((url) => ask(answer, url))).toEqual([1, 2]);
    expect(ask(answer, '/0')).toBeNull();
  });

  it('is left to Next when a new build has taken the file away', () => {
    const answer = prepare([1]);
    rmSync(path.join(root, '0'));
    expect(ask(answer, '/0')).toBeNull();
  });
});

describe('a prepared answer of a page with a second form', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'second-forms-'));
  mkdirSync(path.join(root, '.next'));
  writeFileSync(path.join(root, 'page'), 'for visitors');
  const document = { etag: '"1"', headers: 0, file: 'page' };
  const prepared = {
    headers: [['content-type', 'text/html', 'vary', 'rsc, Accept-Encoding']],
    paths: {
      '/both': { document: { ...document }, hasSecondForm: true },
      '/one': { document: { ...document } },
    },
  };
  writeFileSync(path.join(root, '.next', 'prepared-answers.json'), JSON.stringify(prepared));
  writeFileSync(path.join(root, '.next', 'prepared-answers.bin'), '');
  const answer = loadPreparedAnswers(root, () => []);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const given = (url: string, headers: Record<string, string>) => {
    let sent: unknown[] = [];
    const before: Record<string, unknown> = {};
    const response = {
      setHeader: (name: string, value: unknown) => Object.assign(before, { [name]: value }),
      writeHead: (_: number, list: unknown[]) => ((sent = list), response),
      end: () => {},
    };
    const request = { method: 'GET', url, headers } as unknown as IncomingMessage;
    const isAnswered = answer(request, response as unknown as ServerResponse);
    return { sent: isAnswered ? sent : null, before };
  };
  /** The headers of the answer, or null where Next is left to answer. */
  const ask = (url: string, headers: Record<string, string> = {}) => given(url, headers).sent;

  it.each(['', 'theme=dark', 'not-next-auth.session-token=1', 'next-auth.session-token='])(
    'is a visitor’s, and says that it varies by the cookie: %o',
    (cookie) => {
      expect(ask('/both', { cookie })).toEqual(
        expect.arrayContaining(['vary', 'rsc, Accept-Encoding, Cookie']),
      );
    },
  );

  it.each([
    'next-auth.session-token=1',
    'a=b; __Secure-next-auth.session-token=1',
    'a=b;next-auth.session-token=1',
  ])('is left to Next for whoever may be signed in: %s', (cookie) => {
    expect(ask('/both', { cookie })).toBeNull();
    expect(ask('/one', { cookie })).toEqual(expect.arrayContaining(['rsc, Accept-Encoding']));
  });

  it.each(['content-type', 'next-action', 'rsc'])(
    'varies by the cookie also where Next answers, because of %s, so that no cache keeps it for everybody',
    (name) => {
      expect(given('/both', { [name]: '0' })).toEqual({ sent: null, before: { 'x-vary-by': 'Cookie' } });
      expect(given('/one', { [name]: '0' })).toEqual({ sent: null, before: {} });
    },
  );
});

describe('a prepared answer of a file', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'files-'));
  mkdirSync(path.join(root, '.next'));
  writeFileSync(path.join(root, 'file'), '0123456789');
  const document = { etag: '"1"', lastModified: new Date(0).toUTCString(), headers: 0, file: 'file' };
  const prepared = { headers: [[]], paths: { '/file': { document } } };
  writeFileSync(path.join(root, '.next', 'prepared-answers.json'), JSON.stringify(prepared));
  writeFileSync(path.join(root, '.next', 'prepared-answers.bin'), '');
  const answer = loadPreparedAnswers(root, () => []);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** Its status, or null where Next is left to answer. */
  const ask = (method: string, headers: Record<string, string> = {}) => {
    let status = 0;
    const own: Record<string, unknown> = {};
    const response = {
      setHeader: (name: string, value: unknown) => Object.assign(own, { [name]: value }),
      writeHead: (given: number) => ((status = given), response),
      end: () => {},
    };
    const request = { method, url: '/file?v=1', headers } as unknown as IncomingMessage;
    return answer(request, response as unknown as ServerResponse) ? { status, allow: own.allow } : null;
  };

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s and says what is possible', (method) => {
    expect(ask(method)).toEqual({ status: 405, allow: 'GET, HEAD' });
  });

  it.each(['bytes=0-', 'bytes=9-9', 'bytes=2-400', 'bytes=-3'])(
    'leaves a part of it to Next: %s',
    (range) => {
      expect(ask('GET', { range })).toBeNull();
    },
  );

  it.each(['bytes=10-', 'bytes=5-4', 'bytes=-0', 'bytes=0-1,4-5', 'bytes=x', 'lines=1-2'])(
    'is whole where Next would fail: %s',
    (range) => {
      expect(ask('GET', { range })).toEqual({ status: 200 });
    },
  );

  it.each(['content-type', 'next-action', 'if-unmodified-since', 'if-match'])(
    'is whole whatever comes with it: %s',
    (name) => {
      expect(ask('GET', { [name]: 'x' })).toEqual({ status: 200 });
      expect(ask('HEAD', { [name]: 'x' })).toEqual({ status: 200 });
    },
  );
});
