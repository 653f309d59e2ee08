import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Account = { uid: number; gid: number };

const NAME = 'postgres';

/**
 * The operating system's account that Postgres runs as. Postgres refuses to run as root, so root gets
 * the account `postgres`, made when it is not there; everybody else runs it as themselves (null).
 */
export function databaseAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  return findAccount() ?? createAccount();
}

/** True when the account can go down to that path; a folder with mode 0700 on the way stops it. */
export function canReach(account: Account | null, target: string): boolean {
  if (!account) return true;
  let existing = path.resolve(target);
  while (!existsSync(existing)) existing = path.dirname(existing);
  return spawnSync('test', ['-x', existing], { ...account, cwd: '/' }).status === 0;
}

function findAccount(): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${NAME}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function createAccount(): Account {
  const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', NAME], {
    encoding: 'utf8',
  });
  const account = findAccount();
  if (account) return account;
  const reason = made.error?.message ?? made.stderr.trim();
  throw new Error(
    `Postgres does not run as root, and the account '${NAME}' could not be made (${reason}). ` +
      `Make it yourself, run this as another user, or set DATABASE_URL.`,
  );
}
