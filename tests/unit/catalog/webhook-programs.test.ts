import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { transformSync } from 'esbuild';
import { receivePython, receiveTypeScript } from '@/lib/company/content/api-programs';
import { secretFrom, signedHeaders } from '@/lib/webhooks/rules/signature';
import { findFreePort } from '@/scripts/postgres/ports';

/* Within the project, where the package `standardwebhooks` is found. */
mkdirSync('.data/test', { recursive: true });
const folder = mkdtempSync(path.join(process.cwd(), '.data', 'test', 'receivers-'));
const secret = secretFrom(Buffer.alloc(32, 7));
const body = '{"id":"evt_70c1","type":"property.locked","timestamp":"2026-11-21T10:07:13.701Z","data":{}}';
const hasPython = spawnSync('python3', ['--version']).status === 0;

afterAll(() => rmSync(folder, { recursive: true }));
jest.setTimeout(60_000);

function commandOf(language: string): [string, string] {
  const file = path.join(folder, language === 'python' ? 'receive.py' : 'receive.mjs');
  writeFileSync(
    file,
    language === 'python' ? receivePython : transformSync(receiveTypeScript, { loader: 'ts' }).code,
  );
  return [language === 'python' ? 'python3' : process.execPath, file];
}

function signed(at = new Date(), by = secret): Record<string, string> {
  return signedHeaders({ id: 'evt_70c1', at, body }, [by]);
}

/** A receiver of its own for each file of tests; what it writes is kept. */
function receiverIn(language: string) {
  let receiver: ChildProcess;
  let address = '';
  let output = '';
  return {
    start: async () => {
      const port = await findFreePort();
      address = `http://127.0.0.1:${port}`;
      const [command, file] = commandOf(language);
      const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret };
      receiver = spawn(command, [file], { env });
      receiver.stdout?.on('data', (chunk) => (output += String(chunk)));
      for (let tries = 0; tries < 200; tries += 1) {
        if (await fetch(address, { method: 'POST', body: '{}' }).catch(() => null)) break;
        await sleep(50);
      }
    },
    stop: async () => {
      receiver.kill();
      await once(receiver, 'exit');
    },
    send: async (headers: Record<string, string>, sent = body) =>
      (await fetch(address, { method: 'POST', headers, body: sent })).status,
    written: async (text: string) => {
      for (let tries = 0; tries < 200 && !output.includes(text); tries += 1) await sleep(25);
      return output;
    },
  };
}

const wrong: [string, Record<string, string>, string][] = [
  ['another body', signed(), `${body} `],
  ['another secret', signed(new Date(), secretFrom(Buffer.alloc(32, 9))), body],
  ['a time of six minutes ago', signed(new Date(Date.now() - 360_000)), body],
  ['no signature', { 'webhook-id': 'evt_70c1' }, body],
];
const rotated = () =>
  signedHeaders({ id: 'evt_70c1', at: new Date(), body }, [secretFrom(Buffer.alloc(32, 8)), secret]);

describe('the receiver of webhooks in TypeScript', () => {
  const receiver = receiverIn('typescript');
  beforeAll(receiver.start);
  afterAll(receiver.stop);

  it('takes an event that we signed', async () => {
    expect(await receiver.send(signed())).toBe(204);
    expect(await receiver.written('evt_70c1')).toContain('property.locked');
  });

  it('takes one that the secret of before signed too', async () => {
    expect(await receiver.send(rotated())).toBe(204);
  });

  it.each(wrong)('refuses %s', async (_, headers, sent) => {
    expect(await receiver.send(headers, sent)).toBe(400);
  });
});

(hasPython ? describe : describe.skip)('the receiver of webhooks in Python', () => {
  const receiver = receiverIn('python');
  beforeAll(receiver.start);
  afterAll(receiver.stop);

  it('takes what we signed, also with two secrets', async () => {
    expect(await receiver.send(signed())).toBe(204);
    expect(await receiver.send(rotated())).toBe(204);
    expect(await receiver.written('evt_70c1')).toContain('property.locked');
  });

  it.each(wrong)('refuses %s', async (_, headers, sent) => {
    expect(await receiver.send(headers, sent)).toBe(400);
  });
});
