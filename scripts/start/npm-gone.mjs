import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LOOK_MS = 1_000;

/**
 * Calls back once the npm that runs this script is gone. Killed, it takes neither its shell nor us with it, and told to
 * end it tells the shell alone. Without npm nothing is watched: who starts this by hand may leave it running.
 * @param {() => void} tell
 */
export function whenNpmIsGone(tell) {
  const parents = parentsUpToNpm();
  if (parents.length === 0) return;
  const looking = setInterval(() => {
    if (areStillThere(parents)) return;
    clearInterval(looking);
    tell();
  }, LOOK_MS).unref();
}

/** Our parent, and the one above it where npm has put a shell between us, as most do. */
function parentsUpToNpm() {
  const script = process.env.npm_lifecycle_script;
  const above = script ? find(process.ppid) : null;
  if (!above) return [];
  if (above.command.includes(`-c ${script}`)) return [process.ppid, above.parent];
  return above.command.startsWith('npm') ? [process.ppid] : [];
}

/** @param {number[]} parents */
function areStillThere([parent, ofParent]) {
  if (process.ppid !== parent) return false;
  return ofParent === undefined || find(parent)?.parent === ofParent;
}

/** @param {number} pid */
function find(pid) {
  try {
    if (process.platform === 'linux') return findOnLinux(pid);
    const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(
      execFileSync('ps', ['-p', String(pid), '-o', 'ppid=,args='], { encoding: 'utf8' }),
    );
    return { parent: Number(parent), command };
  } catch {
    return null;
  }
}

/** Small images have no `ps`. The name in `stat` is in parentheses and may hold anything. */
function findOnLinux(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  return { parent: Number(parent), command };
}
