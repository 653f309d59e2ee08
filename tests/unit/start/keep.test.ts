import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepRunning } from '@/scripts/start/keep';
import { startChild } from '@/scripts/start/processes';
import { keepWeb } from '@/scripts/start/web';

const noPause = [0];

let said: string;
beforeEach(() => {
  said = '';
  const listen = (line: string | Uint8Array) => Boolean((said += String(line)));
  jest.spyOn(process.stdout, 'write').mockImplementation(listen);
  jest.spyOn(process.stderr, 'write').mockImplementation(listen);
});
afterEach(() => jest.restoreAllMocks());

/** A process that runs this code, and how often it was started. */
function counted(code: string) {
  const counter = { starts: 0 };
  const start = () => {
    counter.starts += 1;
    return startChild({ args: ['-e', code], environment: process.env, root: process.cwd() });
  };
  return { counter, start };
}

describe('a process that is kept running', () => {
  it('is given up in words after it ended too often in a row, and is started no more', async () => {
    const { counter, start } = counted('process.exit(3)');
    await new Promise<void>((tell) => {
      keepRunning(start(), { name: 'the worker', start, pauses: noPause, givenUp: { after: 2, tell } });
    });
    expect(counter.starts).toBe(3);
    expect(said).toBe(
      'The worker has stopped unexpectedly (code 3). Starting it again.\n'.repeat(2) +
        'The worker does not stay up: it ended 3 times in a row (code 3).\n',
    );
  });

  it('is started again however often it ends, where nothing says otherwise', async () => {
    const { counter, start } = counted('process.exit(3)');
    const kept = keepRunning(start(), { name: 'the worker', start, pauses: noPause });
    while (counter.starts < 8) await sleep(20);
    await kept.stop();
    expect(said).not.toContain('does not stay up');
  });

  it('is not started again when it was told to stop, nor when that comes in a pause', async () => {
    const running = counted('setInterval(() => undefined, 1000)');
    await keepRunning(running.start(), { name: 'the worker', start: running.start }).stop();
    const paused = counted('');
    const kept = keepRunning(paused.start(), {
      name: 'the worker',
      start: paused.start,
      pauses: [600_000],
    });
    while (!said) await sleep(20);
    await kept.stop();
    expect([running.counter.starts, paused.counter.starts]).toEqual([1, 1]);
  });
});

describe('the web server', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'web-'));
  afterAll(() => rmSync(root, { recursive: true }));

  /** A root with a server of this code, that knows the port. */
  async function settingsOf(server: string) {
    mkdirSync(path.join(root, 'scripts', 'start'), { recursive: true });
    cpSync('scripts/start/exit-with-parent.mjs', path.join(root, 'scripts/start/exit-with-parent.mjs'));
    writeFileSync(path.join(root, 'scripts', 'server.mjs'), server);
    const free = createServer().listen(0);
    await once(free, 'listening');
    const port = String((free.address() as AddressInfo).port);
    free.close();
    const environment = { ...process.env, PORT: port };
    return { root, port, environment, mode: 'start' as const, isEmbedded: false };
  }

  it('that somebody kills is started again', async () => {
    const settings = await settingsOf(`
      import { createServer } from 'node:http';
      createServer((_, response) => response.end(String(process.pid))).listen(process.env.PORT);`);
    const giveUp = jest.fn();
    const ask = async () => Number(await (await fetch(`http://127.0.0.1:${settings.port}`)).text());
    const web = await keepWeb(settings, giveUp);
    const first = await ask();
    process.kill(first, 'SIGKILL');
    while (!said.includes('is back')) await sleep(20);
    expect(await ask()).not.toBe(first);
    expect(said).toBe(
      'The web server has stopped unexpectedly (signal SIGKILL). Starting it again.\nThe web server is back.\n',
    );
    await web.stop();
    await expect(ask()).rejects.toThrow();
    expect(giveUp).not.toHaveBeenCalled();
  });

  const patience = { everyMs: 20, answerMs: 100, misses: 3, forMs: 300 };

  it('that hangs is killed and started again', async () => {
    const settings = await settingsOf(`
      import { createServer } from 'node:http';
      createServer((_, response) => response.end(String(process.pid))).listen(process.env.PORT);`);
    const ask = async () => Number(await (await fetch(`http://127.0.0.1:${settings.port}`)).text());
    const web = await keepWeb(settings, jest.fn(), patience);
    const first = await ask();
    process.kill(first, 'SIGSTOP');
    while (!said.includes('is back')) await sleep(20);
    expect(await ask()).not.toBe(first);
    expect(said).toBe(
      'The web server hangs: it has answered nothing for a minute. Ending it.\n' +
        'The web server has stopped unexpectedly (signal SIGKILL). Starting it again.\n' +
        'The web server is back.\n',
    );
    await web.stop();
  });

  it('that is held up for less than that is left alone, and one that somebody develops', async () => {
    const settings = await settingsOf(`
      import { createServer } from 'node:http';
      createServer((_, response) => response.end(String(process.pid))).listen(process.env.PORT);`);
    const ask = async () => Number(await (await fetch(`http://127.0.0.1:${settings.port}`)).text());
    const patient = await keepWeb(settings, jest.fn(), { ...patience, forMs: 60_000 });
    const first = await ask();
    process.kill(first, 'SIGSTOP');
    await sleep(1_000);
    process.kill(first, 'SIGCONT');
    expect(await ask()).toBe(first);
    await patient.stop();

    const developed = await keepWeb({ ...settings, mode: 'dev' }, jest.fn(), patience);
    const other = await ask();
    process.kill(other, 'SIGSTOP');
    await sleep(1_000);
    process.kill(other, 'SIGCONT');
    expect(await ask()).toBe(other);
    await developed.stop();
    expect(said).toBe('');
  });

  it('that cannot be started at first is not tried again', async () => {
    const settings = await settingsOf('process.exit(1);');
    await expect(keepWeb(settings, jest.fn())).rejects.toThrow(
      'The web server did not start (code 1); its output is above.',
    );
  });
});
