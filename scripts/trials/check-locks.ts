/** For the trials of deploy/patroni and deploy/point-in-time: whether each acknowledged lock is there with its entry, and the log holds together. */
import { readFileSync } from 'node:fs';
import { verifyWholeLog } from '@/lib/evidence/queries/whole-log';
import { db, disconnect } from '@/lib/platform/db';
import { setTrialSettings } from './settings';

setTrialSettings();

async function main(): Promise<void> {
  const lines = readFileSync(process.argv[2] ?? '', 'utf8')
    .trim()
    .split('\n');
  const rows = await db.deedLock.findMany({ select: { id: true, logIndex: true } });
  const there = new Set(rows.map(({ id, logIndex }) => `${id} ${logIndex}`));
  const lost = lines.filter((line) => !there.has(line));
  const { size, problems } = await verifyWholeLog();
  console.log(
    `Acknowledged: ${lines.length} locks. There: ${rows.length}, in a log of ${size} entries. Lost: ${lost.length}. ` +
      `Committed without an answer: ${rows.length - (lines.length - lost.length)}.`,
  );
  for (const problem of [...lost.map((line) => `Lost: ${line}`), ...problems]) console.error(problem);
  await disconnect();
  process.exit(lost.length + problems.length > 0 ? 1 : 0);
}

void main();
