import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, saidPid, untilGone } from '@/tests/support/processes';

const STAYS = 'console.log(process.pid); setInterval(() => undefined, 1000)';
/** Longer than a process needs to notice that another is gone. */
const NOTICED_MS = 2_500;

describe('web server and worker', () => {
  it('end with the process that started them, also when that one is killed', async () => {
    const child = JSON.stringify({ args: ['-e', STAYS], root: process.cwd() });
    const script = `require('./scripts/start/processes.ts').startChild({ ...${child}, environment: process.env })`;
    const supervisor = spawn(process.execPath, ['--import', 'tsx', '-e', script]);
    const pid = await saidPid(supervisor);
    supervisor.kill('SIGKILL');
    await untilGone(pid);
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
    const pid = await saidPid(npm);
    npm.kill(signal);
    await untilGone(pid);
  });

  it('goes on when a shell that left it running ends, and no npm was there', async () => {
    const shell = run('sh', ['-c', 'node start.mjs & sleep 1']);
    const pid = await saidPid(shell);
    await sleep(NOTICED_MS);
    expect(shell.exitCode).toBe(0);
    expect(isRunning(pid)).toBe(true);
    process.kill(pid);
  });

  it('goes on as long as npm does', async () => {
    const npm = run('npm', ['start']);
    const pid = await saidPid(npm);
    await sleep(NOTICED_MS);
    expect(isRunning(pid)).toBe(true);
    process.kill(pid);
  });
});
