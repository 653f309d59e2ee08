import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { checkInclusion } from '@/lib/company/content/programs';
import {
  exampleCheckpoint,
  exampleConsistency,
  exampleEntries,
  exampleInclusion,
  exampleKey,
  exampleVerified,
} from '@/lib/company/content/examples';
import { parseLeaf } from '@/lib/evidence/rules/commitment';
import { climbPath, hashLeaf, isConsistent } from '@/lib/evidence/rules/merkle';
import { openNote, parseCheckpoint, parseVerifierKey } from '@/lib/evidence/rules/signed-note';

const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));

afterAll(() => rmSync(folder, { recursive: true }));
jest.setTimeout(60_000);

async function run(program: string, args: string[] = [], environment: Record<string, string> = {}) {
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, program);
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, ...environment };
  const child = spawn(process.execPath, [file, ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [status] = (await once(child, 'close')) as [number];
  return { status, output };
}

describe('the examples of the developer page', () => {
  const key = parseVerifierKey(exampleKey);
  const checkpoint = parseCheckpoint((key && openNote(exampleCheckpoint, key)) ?? '');
  const leafHash = hashLeaf(utf8ToBytes(exampleEntries.entries[0]?.leaf ?? ''));

  it('hold a checkpoint that is signed with the key shown', () => {
    expect(checkpoint).toMatchObject({ origin: 'localhost:3000', size: 3 });
  });

  it('hold a path from the leaf shown to the root of that checkpoint', () => {
    expect(Buffer.from(leafHash).toString('hex')).toBe(exampleInclusion.leafHash);
    const { index, size } = exampleInclusion;
    const steps = climbPath({
      leafHash,
      index,
      size,
      hashes: exampleInclusion.hashes.map((hex) => hexToBytes(hex)),
    });

    expect(steps?.at(-1)?.parent).toEqual(checkpoint?.root);
  });

  it('hold a consistency proof between their own sizes', () => {
    const from = { size: exampleConsistency.from, root: leafHash };
    const to = { size: exampleConsistency.to, root: checkpoint?.root ?? new Uint8Array() };

    expect(isConsistent({ from, to, hashes: exampleConsistency.hashes.map((hex) => hexToBytes(hex)) })).toBe(
      true,
    );
  });

  it('tell the same about one entry in the answer to a verification', () => {
    const { leaf = '', commitment, time } = exampleVerified.entry;

    expect(parseLeaf(leaf)).toEqual({ commitment, time, v: 1 });
  });
});

describe('the program that checks an entry', () => {
  async function runAgainst(answers: Record<string, unknown>) {
    const server = createServer((request, response) => {
      const answer = answers[request.url ?? ''];
      if (answer === undefined) response.writeHead(404).end('no such answer');
      else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const result = await run(checkInclusion, ['0'], { SITE: `http://127.0.0.1:${port}` });
    server.close();
    return result;
  }

  const entry = { entries: exampleEntries.entries.slice(0, 1) };
  const answers = {
    '/api/log/checkpoint': exampleCheckpoint,
    '/api/log/key': `${exampleKey}\n`,
    '/api/log/entries?start=0&end=1': entry,
    '/api/log/inclusion?index=0&size=3': exampleInclusion,
  };

  it('accepts what the log answers', async () => {
    const { status, output } = await runAgainst(answers);

    expect(output).toMatch(/isSigned: true[\s\S]*isIncluded: true/);
    expect(status).toBe(0);
  });

  it('refuses a leaf that was changed', async () => {
    const leaf = entry.entries[0]?.leaf.replace('2026', '2025');
    const { status, output } = await runAgainst({
      ...answers,
      '/api/log/entries?start=0&end=1': { entries: [{ index: 0, leaf }] },
    });

    expect(output).toContain('isIncluded: false');
    expect(status).toBe(1);
  });

  it('refuses a checkpoint that nobody signed', async () => {
    const { status, output } = await runAgainst({
      ...answers,
      '/api/log/checkpoint': exampleCheckpoint.replace('\n3\n', '\n4\n'),
      '/api/log/inclusion?index=0&size=4': exampleInclusion,
    });

    expect(output).toContain('isSigned: false');
    expect(status).toBe(1);
  });

  it('says what the server said when it refuses', async () => {
    const { status, output } = await runAgainst({});

    expect(output).toContain('404 no such answer');
    expect(status).toBe(1);
  });
});
