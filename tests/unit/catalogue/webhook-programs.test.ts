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

for (const language of ['typescript', 'python']) {
  const describeHere = language === 'python' && !hasPython ? describe.skip : describe;

  describeHere(`the receiver of webhooks in ${language}`, () => {
    let receiver: ChildProcess;
    let address: string;
    let output = '';

    const send = async (headers: Record<string, string>, sent = body) => {
      const answer = await fetch(address, { method: 'POST', headers, body: sent });
      return answer.status;
    };

    beforeAll(async () => {
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
    });

    afterAll(async () => {
      receiver.kill();
      await once(receiver, 'exit');
    });

    it('takes an event that we signed', async () => {
      expect(await send(signed())).toBe(204);
      for (let tries = 0; tries < 200 && !output.includes('evt_70c1'); tries += 1) await sleep(25);
      expect(output).toContain('evt_70c1');
    });

    it('takes one that the secret of before signed too', async () => {
      const other = secretFrom(Buffer.alloc(32, 8));
      expect(await send(signedHeaders({ id: 'evt_70c1', at: new Date(), body }, [other, secret]))).toBe(204);
    });

    it.each([
      ['another body', signed(), `${body} `],
      ['another secret', signed(new Date(), secretFrom(Buffer.alloc(32, 9))), body],
      ['a time of six minutes ago', signed(new Date(Date.now() - 360_000)), body],
      ['no signature', { 'webhook-id': 'evt_70c1' }, body],
    ])('refuses %s', async (_, headers, sent) => {
      expect(await send(headers, sent)).toBe(400);
    });
  });
}
