import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, saidPids, untilGone } from '@/tests/support/processes';

const STAYS = 'console.log(process.pid); setInterval(() => undefined, 1000)';
/** Longer than a process needs to notice that another is gone. */
const NOTICED_MS = 2_500;

describe('web server and worker', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parents-'));
  const script = path.join(folder, 'stays.mjs');
  writeFileSync(script, `console.log(process.ppid); ${STAYS}`);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A process that starts another one, as the supervisor does. */
  function startSupervisor(args: string[]) {
    const child = JSON.stringify({ args, root: process.cwd() });
    const code = `require('./scripts/start/processes.ts').startChild({ ...${child}, environment: process.env })`;
    return spawn(process.execPath, ['--import', 'tsx', '-e', code]);
  }

  it('end with the process that started them, also when that one is killed', async () => {
    const supervisor = startSupervisor(['-e', STAYS]);
    const [pid = 0] = await saidPids(supervisor, 1);
    supervisor.kill('SIGKILL');
    await untilGone(pid);
  });

  it('end with it in development too, where Node watches the files of the worker', async () => {
    const supervisor = startSupervisor(['--watch', '--watch-preserve-output', script]);
    const [watching = 0, pid = 0] = await saidPids(supervisor, 2);
    supervisor.kill('SIGKILL');
    await untilGone(pid);
    await untilGone(watching);
  });
});

describe('what npm start runs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-'));
  const watching = pathToFileURL(path.resolve('scripts/start/npm-gone.mjs')).href;
  writeFileSync(
    path.join(folder, 'start.mjs'),
    `import { whenNpmIsGone } from ${JSON.stringify(watching)};
     whenNpmIsGone(() => process.exit(0));
     ${STAYS}`,
  );
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs' } }));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What a test that npm runs itself has from it, the program must not take for its own. */
  const ownEnvironment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')),
  ) as NodeJS.ProcessEnv;
  const run = (command: string, args: string[]) => spawn(command, args, { cwd: folder, env: ownEnvironment });

  it.each(['SIGKILL', 'SIGTERM'] as const)('ends when npm gets %s', async (signal) => {
    const npm = run('npm', ['start']);
    const [pid = 0] = await saidPids(npm, 1);
    npm.kill(signal);
    await untilGone(pid);
  });

  it('goes on when a shell that left it running ends, and no npm was there', async () => {
    const shell = run('sh', ['-c', 'node start.mjs & sleep 1']);
    const [pid = 0] = await saidPids(shell, 1);
    await sleep(NOTICED_MS);
    expect(shell.exitCode).toBe(0);
    expect(isRunning(pid)).toBe(true);
    process.kill(pid);
  });

  it('goes on as long as npm does', async () => {
    const npm = run('npm', ['start']);
    const [pid = 0] = await saidPids(npm, 1);
    await sleep(NOTICED_MS);
    expect(isRunning(pid)).toBe(true);
    process.kill(pid);
  });
});
