import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRunning, noteRunning, type Running } from '@/scripts/start/running';

const note = { address: 'http://localhost:3000', databaseUrl: '' };

describe('the note of what runs', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'running-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('does not count when that process is another program', () => {
    noteRunning(root, { ...note, pid: process.ppid });
    expect(findRunning(root)).toBeNull();
  });

  it('does not count when we are that process: a container that was killed gives the same number again', () => {
    const script = `const { findRunning, noteRunning } = require('./scripts/start/running.ts');
      noteRunning(${JSON.stringify(root)}, { pid: process.pid, address: '', databaseUrl: '' });
      console.log(JSON.stringify(findRunning(${JSON.stringify(root)})))`;
    const args = ['--import', 'tsx', '-e', script, 'scripts/start/serve.ts'];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(JSON.parse(stdout) as Running | null).toBeNull();
  });
});
