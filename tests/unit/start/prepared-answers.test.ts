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
