import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { renderProofPage } from '@/lib/evidence/drawing/render';
import { serializeProof } from '@/lib/evidence/rules/proof';
import {
  buildEndedProofs,
  buildLockProof,
  buildProof,
  buildState,
  testVerifierKey,
} from '@/tests/support/memory-log';

const folder = mkdtempSync(path.join(tmpdir(), 'proof-'));
const proof = buildProof();

function save(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const asUsersRunIt = ['--import', 'tsx', 'scripts/verify.ts'];
/** Translated once, and not for each call. */
const bundled = path.join(folder, 'verify.mjs');

function run(command: string[], args: string[], environment: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}

const verify = (args: string[], environment?: Record<string, string>) => run([bundled], args, environment);

beforeAll(() => {
  buildSync({
    entryPoints: ['scripts/verify.ts'],
    outfile: bundled,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));
jest.setTimeout(60_000);

describe('npm run verify', () => {
  it('runs as it is', () => {
    const file = save('proof.html', renderProofPage(proof));
    expect(run(asUsersRunIt, [file])).toEqual(verify([file]));
  });

  it('accepts both files, says what they prove and shows the key to compare', () => {
    for (const file of [
      save('proof.html', renderProofPage(proof)),
      save('proof.json', serializeProof(proof)),
    ]) {
      const { status, output } = verify([file]);
      expect(status).toBe(0);
      expect(output).toMatch(/^VERIFIED /);
      expect(output).toContain('12 Main St, Austin, TX 78701');
      expect(output).toContain(testVerifierKey);
    }
  });

  it('accepts the expected key and refuses another', () => {
    const file = save('proof.json', serializeProof(proof));
    expect(verify([file, '--key', testVerifierKey]).status).toBe(0);
    expect(verify([file, '--key', 'other+00000000+AAAA'])).toMatchObject({ status: 1 });
    const own = { LOG_SIGNING_KEY: Buffer.alloc(32, 1).toString('base64'), LOG_ORIGIN: 'log.example.com' };
    expect(verify([file], own).output).toContain('signed with another key');
  });

  it('refuses a changed file with the reason', () => {
    const { status, output } = verify([save('bad.html', renderProofPage(proof).replace('78701', '78702'))]);
    expect(status).toBe(1);
    expect(output).toMatch(/^NOT VERIFIED .*\nThe record is not the one/);
  });

  it('names what is wrong with the call', () => {
    expect(verify([])).toMatchObject({ status: 1, output: expect.stringContaining('Usage') as string });
    expect(verify([path.join(folder, 'none')]).output).toContain('cannot be read');
    expect(verify(['--other']).status).toBe(1);
  });

  it('does not let a record steer the terminal', () => {
    const hostile = buildProof({ record: { ownerName: '\u001b[2J\u202e' } });
    const { output } = verify([save('hostile.json', serializeProof(hostile))]);
    expect(output).toContain('\\u001b[2J\\u202e');
    expect(output).not.toContain('\u001b');
  });
});

describe('npm run verify with the proof of a lock', () => {
  const outputOf = (name: string, text: string) => verify([save(name, text)]).output;

  it('tells the state and up to when the file speaks', () => {
    const output = outputOf('lock.json', serializeProof(buildLockProof()));
    expect(output).toMatch(/State +Locked\n/);
    expect(output).toContain('This file speaks up to');
  });

  it('tells that a payment was a demo, from page and JSON', () => {
    const proof = buildLockProof(buildState({ demo: true }));
    for (const output of [
      outputOf('demo.json', serializeProof(proof)),
      outputOf('demo.html', renderProofPage(proof)),
    ]) {
      expect(output).toMatch(/Payment +The payment was a demo: no money moved\n/);
      expect(output).toMatch(/Paid \(demo\) +2026/);
    }
  });

  it('tells the whole history of one that has ended, from page and JSON', () => {
    const { history } = buildEndedProofs();
    for (const output of [
      outputOf('history.json', serializeProof(history)),
      outputOf('history.html', renderProofPage(history)),
    ]) {
      expect(output).toMatch(/State +Ended\n/);
      expect(output).toMatch(/Recorded +Deed locked\n[^]*Recorded +Deed released\n/);
      expect(output).not.toContain('This file speaks up to');
    }
  });

  it('says of a file of the first format what it cannot know', () => {
    expect(outputOf('old.json', serializeProof(proof))).toContain('cannot know whether the lock was paid');
  });
});
