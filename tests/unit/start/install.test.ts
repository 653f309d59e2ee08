import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Stands in for npm: notes how it was called, and leaves the note that npm leaves about what lies there. */
const npmDouble = `#!/usr/bin/env node
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const flags = process.argv.slice(2);
appendFileSync('calls', flags.slice(0, flags.indexOf('--no-audit')).join(' ') + '\\n');
if (process.env.NPM_FAILS) process.exit(1);
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const kept = Object.entries(packages).filter(([name, { dev, optional }]) =>
  name && !optional && (!dev || flags.includes('--include=dev')));
mkdirSync('node_modules', { recursive: true });
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(kept) }));
`;

const script = path.resolve('scripts/start/install.mjs');

describe('installing packages', () => {
  let root: string;
  const file = (name: string) => path.join(root, name);
  const writeLock = (version: string) =>
    writeFileSync(
      file('package-lock.json'),
      JSON.stringify({
        packages: {
          '': {},
          'node_modules/next': { version },
          'node_modules/jest': { version: '1.0.0', dev: true },
          'node_modules/for-another-system': { version: '1.0.0', optional: true },
        },
      }),
    );
  const install = (use: 'run' | 'test', environment: Record<string, string> = {}) => {
    const code = `import('${script}').then((m) => process.exit(m.installPackages('${use}') ? 0 : 1))`;
    const { status } = spawnSync(process.execPath, ['-e', code], {
      cwd: root,
      env: { NODE_ENV: 'test', PATH: `${root}${path.delimiter}${process.env.PATH}`, ...environment },
    });
    return status === 0;
  };
  /** what npm was asked to do since the last look */
  const calls = () => {
    if (!existsSync(file('calls'))) return [];
    const lines = readFileSync(file('calls'), 'utf8').trim().split('\n');
    rmSync(file('calls'));
    return lines;
  };
  const byHand = (...flags: string[]) => {
    spawnSync(file('npm'), [...flags, '--no-audit'], { cwd: root });
    calls();
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'install-'));
    writeFileSync(file('npm'), npmDouble);
    chmodSync(file('npm'), 0o755);
    writeLock('1.0.0');
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('of a fresh clone takes what running needs, and the tests add the rest without touching it', () => {
    expect(install('run')).toBe(true);
    expect(calls()).toEqual(['ci --omit=dev']);
    expect(install('test')).toBe(true);
    expect(calls()).toEqual(['install --no-save --include=dev']);
  });

  it('takes everything at once when the tests come first', () => {
    install('test');
    expect(calls()).toEqual(['ci --include=dev']);
  });

  it.each(['run', 'test'] as const)('to %s again does nothing', (use) => {
    install(use);
    calls();
    expect(install(use)).toBe(true);
    expect(calls()).toEqual([]);
  });

  it('to run after the tests does nothing, and keeps their packages when the lock changes', () => {
    install('test');
    calls();
    install('run');
    expect(calls()).toEqual([]);
    writeLock('2.0.0');
    install('run');
    expect(calls()).toEqual(['ci --include=dev']);
  });

  it('follows a changed lock', () => {
    install('run');
    calls();
    writeLock('2.0.0');
    install('run');
    expect(calls()).toEqual(['ci --omit=dev']);
  });

  it('takes what somebody installed by hand', () => {
    byHand('ci', '--omit=dev');
    install('run');
    expect(calls()).toEqual([]);
    byHand('ci', '--include=dev');
    install('test');
    expect(calls()).toEqual([]);
  });

  it('brings the packages of the tests back, which somebody took away by hand, for the tests alone', () => {
    install('test');
    byHand('ci', '--omit=dev');
    install('run');
    expect(calls()).toEqual([]);
    install('test');
    expect(calls()).toEqual(['install --no-save --include=dev']);
  });

  it('is not done when npm fails, and is tried again', () => {
    expect(install('run', { NPM_FAILS: '1' })).toBe(false);
    calls();
    expect(install('run')).toBe(true);
    expect(calls()).toEqual(['ci --omit=dev']);
  });

  describe('in a tree that whoever runs it may not change, as in the image', () => {
    const NOBODY = 65_534;
    const isRoot = process.getuid?.() === 0;
    const installThere = (use: 'run' | 'test') => {
      const code = `import('${script}').then((m) => process.exit(m.isFixed() && m.installPackages('${use}') ? 0 : 1))`;
      return spawnSync(process.execPath, ['-e', code], {
        cwd: root,
        encoding: 'utf8',
        env: { NODE_ENV: 'test', PATH: `${root}${path.delimiter}${process.env.PATH}` },
        ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
      });
    };
    beforeEach(() => {
      byHand('ci', '--omit=dev');
      chmodSync(file('node_modules'), 0o555);
      chmodSync(root, 0o755);
    });
    afterEach(() => chmodSync(file('node_modules'), 0o755));

    it('takes the packages that are there, writes nothing and does not ask npm', () => {
      const { status, stderr } = installThere('run');
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(calls()).toEqual([]);
      expect(existsSync(file('node_modules/.installed'))).toBe(false);
    });

    it('names what is missing, and does not ask npm', () => {
      const { status, stderr } = installThere('test');
      expect(status).toBe(1);
      expect(stderr).toContain('may not be changed');
      expect(calls()).toEqual([]);
    });
  });
});
