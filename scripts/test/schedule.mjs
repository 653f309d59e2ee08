/** In which order checks run, so that no core waits. */

const CORES = 2;

/**
 * Checks that need one core run side by side, in the order of the list; one that comes `after` another waits for it.
 * Those that need the whole machine (`isHeavy`) follow, one at a time.
 */
export async function runAll(checks, runOne) {
  const results = [];
  const done = new Map(checks.map((check) => [check.name, defer()]));
  const finish = async (check) => {
    await done.get(check.after)?.promise;
    results.push(await runOne(check));
    done.get(check.name).resolve();
  };
  const waiting = checks.filter(({ isHeavy }) => !isHeavy);
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await finish(check);
  };
  await Promise.all(Array.from({ length: CORES }, lane));
  for (const check of checks.filter(({ isHeavy }) => isHeavy)) await finish(check);
  return results;
}

/**
 * A runner that shares the machine with other checks works with one process, one that is alone with one for each core;
 * with one more when its tests wait a third of their time (`isWaiting`) for the database.
 */
export function workersFor(check, chosen) {
  if (!check.isHeavy && chosen.length > 1) return 1;
  return check.isWaiting ? CORES + 1 : CORES;
}

function defer() {
  let resolve;
  const promise = new Promise((settle) => (resolve = settle));
  return { promise, resolve };
}
