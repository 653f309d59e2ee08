/** In which order checks run, so that no core waits. */

const CORES = 2;

/**
 * Two lines of checks. Those that build the product and use it (`isMain`) wait for databases and browsers half of their
 * time, and follow one another. The others run beside them, one at a time, on what these leave of the machine; once the
 * main line has ended, in both. One that comes `after` another waits for it, whichever line that is in.
 */
export async function runAll(checks, runOne) {
  const results = [];
  const done = new Map(checks.map((check) => [check.name, defer()]));
  const runNext = async (line) => {
    for (let check = line.shift(); check; check = line.shift()) {
      await done.get(check.after)?.promise;
      results.push(await runOne(check));
      done.get(check.name).resolve();
    }
  };
  const main = checks.filter(({ isMain }) => isMain);
  const others = checks.filter(({ isMain }) => !isMain);
  await Promise.all([runNext(main).then(() => runNext(others)), runNext(others)]);
  return results;
}

/**
 * A runner beside others works with one process, one of the main line with one for each core; with one more when its
 * tests wait a third of their time (`isWaiting`) for the database.
 */
export function workersFor(check, chosen) {
  if (!check.isMain && chosen.length > 1) return 1;
  return check.isWaiting ? CORES + 1 : CORES;
}

function defer() {
  let resolve;
  const promise = new Promise((settle) => (resolve = settle));
  return { promise, resolve };
}
