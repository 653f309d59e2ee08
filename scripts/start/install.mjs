import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';

const LOCK = 'package-lock.json';
const STAMP = 'node_modules/.installed';
/** What npm itself notes about the packages that lie there. */
const INSTALLED = 'node_modules/.package-lock.json';

/** True where packages lie that whoever runs this may not change: the image, or a tree that another account built. */
export function isFixed() {
  if (!existsSync(INSTALLED)) return false;
  try {
    accessSync('node_modules', constants.W_OK);
    return false;
  } catch {
    return true;
  }
}

/**
 * Installs what package-lock.json says, when something else is there. Anyone who has run the tests here keeps their
 * packages when the lock changes. False when npm fails.
 *
 * @param {'run' | 'test'} use what the packages are for: `test` is all of them, `run` what building and serving need
 */
export function installPackages(use) {
  if (isFixed()) return isInstalled(use) || complain(use);
  const [stampedLock, stampedNote, stampedUse] = readStamp();
  // Another note is somebody's npm: what it left is looked at, whatever lay there before.
  const isOurs = stampedNote === hashOf(INSTALLED);
  const wanted = isOurs && stampedUse === 'test' ? 'test' : use;
  if (isOurs && stampedLock === hashOf(LOCK) && stampedUse === wanted) return true;
  if (!isInstalled(wanted) && !install(wanted)) return false;
  writeFileSync(STAMP, [hashOf(LOCK), hashOf(INSTALLED), wanted].join(' '));
  return true;
}

function complain(use) {
  const what = use === 'test' ? 'Packages of the tests' : 'Packages of package-lock.json';
  console.error(`${what} are missing, and node_modules may not be changed by this account.`);
  return false;
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split(' ') : [];
}

function hashOf(file) {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'none';
}

function install(use) {
  const started = Date.now();
  const isAddition = use === 'test' && isInstalled('run');
  console.log(isAddition ? 'Installing the packages of the tests' : 'Installing packages');
  // `npm ci` begins by deleting all packages, and a server may be running on those that are right already.
  const command = isAddition ? ['install', '--no-save'] : ['ci'];
  const flags = [
    use === 'test' ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  // Only the command interpreter of Windows finds npm there.
  const npm = spawnSync('npm', [...command, ...flags], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) console.log(`Installed packages in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return npm.status === 0;
}

/** True also when somebody has run npm by hand. Packages for other systems are optional, and may be missing. */
function isInstalled(use) {
  if (!existsSync(INSTALLED)) return false;
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const there = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(wanted).every(([name, { version, optional, dev, devOptional }]) => {
    if (name === '' || (dev && use === 'run')) return true;
    return there[name]?.version === version || ((optional || devOptional) && !there[name]);
  });
}
