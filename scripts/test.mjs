/**
 * `npm test`: installs what is missing and runs every check; `npm test -- unit` runs one, `npm test -- unit FILE` a part of it.
 * Goes on after a failure. At the end it names what failed, shows the output of it, and closes with a table.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { nodeProblem } from './start/checks.mjs';
import { installPackages } from './start/install.mjs';
import { installBrowser } from './test/browser.mjs';
import { checks, resultsFolder } from './test/checks.mjs';
import { listFailures } from './test/failures.mjs';
import { run } from './test/run.mjs';

const CORES = 2;

const [only, ...rest] = process.argv.slice(2);
const chosen = only ? checks.filter(({ name }) => name === only) : checks;

async function main() {
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  const problem = nodeProblem(process.versions.node) ?? (chosen.length === 0 ? unknownCheck() : null);
  if (problem) return stop(problem);
  if (!installPackages('test')) return stop('The packages could not be installed.');
  if (chosen.some(({ needsBrowser }) => needsBrowser) && !installBrowser()) {
    console.error('No browser could be installed: the browser tests will fail.');
  }
  const started = Date.now();
  const isBuilt = !chosen.some(({ needsBuild }) => needsBuild) || chosen.some(({ name }) => name === 'build');
  const command = ['--import', 'tsx', 'scripts/build.ts', ...(isBuilt ? ['--generate'] : [])];
  const prepared = await run({ name: 'prepare', command });
  if (prepared.failed > 0) return stop(prepared.output);
  finish(await runAll(), Date.now() - started);
}

/** Light checks run side by side, heavy ones alone, in the order of the list. */
async function runAll() {
  const results = [];
  const waiting = [...chosen];
  const next = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runOne(check));
  };
  const light = waiting.filter(({ isHeavy }) => !isHeavy);
  const heavy = waiting.filter(({ isHeavy }) => isHeavy);
  waiting.splice(0, waiting.length, ...light);
  await Promise.all(Array.from({ length: CORES }, next));
  for (const check of heavy) results.push(await runOne(check));
  return results;
}

async function runOne(check) {
  const result = await run({ ...check, command: [...check.command, ...rest] });
  const { name, passed, failed, seconds, output } = result;
  for (const line of output.split('\n')) if (line.startsWith('Skipped')) console.log(`      ${name}: ${line}`);
  console.log(`${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`);
  return { name, passed, failed, seconds, output, failures: failed > 0 ? listFailures(check) : [] };
}

/** The names first: somebody who sees the beginning of the output alone knows what failed. */
function showFailures(results) {
  const failing = results.filter(({ failed }) => failed > 0);
  for (const { name, failures } of failing) for (const line of failures) console.log(`${name}: ${line}`);
  for (const { name, output } of failing) console.log(`\n--- ${name}\n${output.trim()}`);
}

function finish(results, milliseconds) {
  showFailures(results);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(
    `\n${'check'.padEnd(12)} ${'passed'.padStart(7)} ${'failed'.padStart(7)} ${'time'.padStart(9)}`,
  );
  for (const result of results) {
    const counts = [result.passed, result.failed].map((count) => String(count).padStart(7)).join(' ');
    console.log(`${result.name.padEnd(12)} ${counts} ${result.seconds.toFixed(1).padStart(7)} s`);
  }
  console.log(`\nEverything took ${(milliseconds / 1000).toFixed(0)} s.`);
  summarise(passed, failed);
  process.exitCode = failed > 0 ? 1 : 0;
}

function stop(message) {
  console.error(message);
  summarise(0, 1);
  process.exitCode = 1;
}

/** What .ci/run closes with. */
function summarise(passed, failed) {
  writeFileSync(`${resultsFolder}/summary`, `${passed} passed, ${failed} failed\n`);
}

function unknownCheck() {
  return `There is no check '${only}'. There are: ${checks.map(({ name }) => name).join(', ')}.`;
}

await main();
