import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const LOCK = 'package-lock.json';
const STAMP = 'node_modules/.installed';
/** What npm itself notes about the packages that lie there. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Installs what package-lock.json says, when something else lies there. False when npm fails. */
export function installPackages() {
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return true;
  if (!isInstalled() && !install()) return false;
  writeFileSync(STAMP, wanted);
  return true;
}

function install() {
  const started = Date.now();
  console.log(
    existsSync('node_modules') ? 'Installing packages: package-lock.json is new' : 'Installing packages',
  );
  // Not `npm ci`: it refuses a lock that was written where a registry has no packages for other systems.
  const flags = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Only the command interpreter of Windows finds npm there.
  const npm = spawnSync('npm', flags, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (npm.status === 0) console.log(`Installed packages in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return npm.status === 0;
}

/** True when somebody has run npm already. Packages for other systems are optional, and may be missing. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const there = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, { version, optional }]) =>
      name === '' || there[name]?.version === version || (optional && !there[name]),
  );
}
