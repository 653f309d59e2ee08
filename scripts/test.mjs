/**
 * `npm test`: installs what is missing and runs the checks; `npm test -- unit` runs one, `npm test -- lint,types` some,
 * `npm test -- unit FILE` a part of one, `npm run test:rest` what `npm test` has no time for, `npm run test:long` every case
 * of what both sample. Goes on after a failure. At the end it names what failed, shows the output of it, and closes with a
 * table.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { nodeProblem } from './start/checks.mjs';
import { installPackages } from './start/install.mjs';
import { installBrowser } from './test/browser.mjs';
import { checks, resultsFolder } from './test/checks.mjs';
import { listFailures } from './test/failures.mjs';
import { run } from './test/run.mjs';
import { runAll, workersFor } from './test/schedule.mjs';

/** What is asked of a machine with two cores. Said, not asserted: other machines, other loads. */
const GOAL_SECONDS = 600;

const [only, ...rest] = process.argv.slice(2);
const isLong = only === '--long';
const isRest = only === '--rest';
const named = only && !isLong && !isRest ? only.split(',') : null;
const chosen = checks.filter(isChosen);

function isChosen(check) {
  if (named) return named.includes(check.name);
  if (isRest) return check.isRest || check.parts;
  return !check.isRest && Boolean(check.isLong) === isLong;
}

async function main() {
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  const problem = nodeProblem(process.versions.node) ?? unknownCheck();
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
  finish(await runAll(chosen, runOne), Date.now() - started);
}

async function runOne(check) {
  const environment = { TEST_WORKERS: String(workersFor(check, chosen)), ...check.environment };
  if (check.parts && !named) environment.TEST_PART = isRest ? 'rest' : 'first';
  // A part of a check is a file or two, which jest finds where they are.
  if (rest.length > 0) delete environment.TEST_TOGETHER;
  const command = [...check.command, ...rest];
  const result = await run({ ...check, isYielding: !check.isMain, environment, command });
  const { name, passed, failed, seconds, output } = result;
  for (const line of output.split('\n'))
    if (line.startsWith('Skipped')) console.log(`      ${name}: ${line}`);
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
  console.log(`\nEverything took ${(milliseconds / 1000).toFixed(0)} s.${goalFor(milliseconds / 1000)}`);
  summarize(passed, failed);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Only a whole run has a goal. */
function goalFor(seconds) {
  if (only) return '';
  return seconds > GOAL_SECONDS
    ? ` That is over the goal of ${GOAL_SECONDS} s on two idle cores.`
    : ` The goal is ${GOAL_SECONDS} s.`;
}

function stop(message) {
  console.error(message);
  summarize(0, 1);
  process.exitCode = 1;
}

/** What .ci/run closes with. */
function summarize(passed, failed) {
  writeFileSync(`${resultsFolder}/summary`, `${passed} passed, ${failed} failed\n`);
}

function unknownCheck() {
  const names = checks.map(({ name }) => name);
  const unknown = named?.find((name) => !names.includes(name));
  return unknown ? `There is no check '${unknown}'. There are: ${names.join(', ')}.` : null;
}

await main();
