import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The versions of Node that the product is tried under, beside the one that runs this. */
const MAJORS = ['22', '24', '26'];

/** `binary` is null where that Node cannot be had: without a network, or on a system that npm has none for. */
export type NodeVersion = { name: string; binary: string | null };

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
  const flags = ['--prefix', home, '--no-audit', '--no-fund', '--loglevel=error'];
  if (!existsSync(binary)) {
    spawnSync('npm', ['install', ...flags, `node@${major}`], {
      stdio: 'ignore',
      shell: process.platform === 'win32',
    });
  }
  const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return status === 0 ? { name: stdout.trim(), binary } : { name: `v${major}`, binary: null };
}
