import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GET as me } from '@/app/api/auth/me/route';
import { GET as ready } from '@/app/api/health/ready/route';
import { readDatabaseRoom } from '@/lib/platform/database/database-room';
import { disconnect } from '@/lib/platform/db';
import { databaseAccount } from '@/scripts/postgres/account';
import { createOwner } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query, workerDatabaseUrl } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';

const name = `small_${process.env.JEST_WORKER_ID ?? '1'}`;
const database = new URL(workerDatabaseUrl()).pathname.slice(1);
const folder = mkdtempSync(path.join(tmpdir(), `deedguard-${name}-`));
const run = (command: string, ...words: string[]) => spawnSync(command, words).status === 0;
/** Mounting takes root, and a machine that lets it. */
const isMounted = process.getuid?.() === 0 && run('mount', '-t', 'tmpfs', '-o', 'size=64k', name, folder);

let at = Date.now();
const ask = async () => {
  // What was measured before is too old by then.
  at += 6_000;
  holdClock(new Date(at));
  return [(await callRoute(ready)).body, (await readDatabaseRoom())[0]?.values];
};

/** What Postgres writes aside goes to the small disk meanwhile. */
async function onSmallDisk(work: () => Promise<void>): Promise<void> {
  const account = databaseAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  await query(`CREATE TABLESPACE ${name} LOCATION '${folder}'`);
  await query(`ALTER DATABASE ${database} SET temp_tablespaces TO '${name}'`);
  await disconnect();
  await work().finally(async () => {
    await query(`ALTER DATABASE ${database} RESET temp_tablespaces`);
    await disconnect();
    await query(`DROP TABLESPACE ${name}`);
  });
}

afterEach(releaseClock);
afterAll(() => {
  if (isMounted) run('umount', '--lazy', folder);
  rmSync(folder, { recursive: true, force: true });
});

describe('a database without room', () => {
  it('is not meant while there is room', async () => {
    expect(await ask()).toEqual([{ status: 'ok' }, [{ value: 0 }]]);
  });

  (isMounted ? it : it.skip)(
    'is told by readiness, which stays good, and by a metric, until there is room again',
    async () => {
      await onSmallDisk(async () => {
        expect(await ask()).toEqual([{ status: 'full' }, [{ value: 1 }]]);
        run('mount', '-o', 'remount,size=8m', folder);
        expect(await ask()).toEqual([{ status: 'ok' }, [{ value: 0 }]]);
      });
    },
  );

  it('lets people read on, although it cannot be noted that they were here', async () => {
    holdClock();
    const owner = await createOwner();
    await query(`CREATE FUNCTION refuse_for_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
    await query(
      'CREATE TRIGGER room BEFORE UPDATE ON sessions FOR EACH ROW EXECUTE FUNCTION refuse_for_room()',
    );
    advanceClock({ minutes: 61 });
    const answer = await callRoute(me, { url: '/api/auth/me', as: owner });
    await query('DROP TRIGGER room ON sessions');
    await query('DROP FUNCTION refuse_for_room()');
    expect(answer.status).toBe(200);
  });
});
