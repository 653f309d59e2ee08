import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The versions of Node that the product is tried under, beside the one that runs this. */
const MAJORS = ['22', '24', '26'];

/** A Node to try, or why it cannot be had: there is no network, or npm has none for this system. */
export type NodeVersion = { name: string; binary: string } | { name: string; problem: string };

/** This Node first, then one of each major version, from the npm package `node`, kept in `.data/node`. */
export function findNodeVersions(root: string): NodeVersion[] {
  const own = process.versions.node.split('.')[0];
  const others = MAJORS.filter((major) => major !== own).map((major) => fetchNode(root, major));
  return [{ name: process.version, binary: process.execPath }, ...others];
}

function fetchNode(root: string, major: string): NodeVersion {
  const home = path.join(root, '.data', 'node', major);
  const binary = path.join(
    home,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  const problem = existsSync(binary) ? '' : install(home, major);
  const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return status === 0 ? { name: stdout.trim(), binary } : { name: `v${major}`, problem };
}

/** Gives what npm said. The package brings its binary by a script, which npm 12 runs only where it is allowed. */
function install(home: string, major: string): string {
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }\n');
  const flags = ['--prefix', home, '--no-audit', '--no-fund', '--loglevel=error'];
  const { stdout, stderr, error } = spawnSync('npm', ['install', ...flags, `node@${major}`], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return error?.message ?? (stderr || stdout).trim().split('\n').slice(0, 3).join(' ');
}
