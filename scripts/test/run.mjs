import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** In megabytes. Tools make much that is soon forgotten: with the usual 16, a tenth of their time goes to moving what is not yet. */
const NURSERY = 64;

/** What a check beside the main line yields to it, as `nice` counts it. */
const YIELDING = 5;

/**
 * Runs one check to its end. A tool without tests counts as one test; a runner that ends badly
 * without a failed test has failed too.
 */
export async function run({ name, command, environment = {}, report, isYielding = false }) {
  const started = Date.now();
  const { code, output } = await spawnNode(command, environment, isYielding);
  const seconds = (Date.now() - started) / 1000;
  const counts =
    report && existsSync(report.file) ? count(report) : { passed: code === 0 && !report ? 1 : 0, failed: 0 };
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { name, seconds, output, passed: counts.passed, failed };
}

function spawnNode(command, environment, isYielding) {
  const child = spawn(process.execPath, [`--max-semi-space-size=${NURSERY}`, ...command], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Before it begins processes of its own, which take it over. One that has ended by now needs none.
  if (isYielding && child.pid) setPriority(child.pid, YIELDING);
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

function count({ file, kind }) {
  const result = JSON.parse(readFileSync(file, 'utf8'));
  if (kind === 'jest') {
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    };
  }
  const { expected, unexpected, flaky } = result.stats;
  if (flaky > 0) console.log(`${flaky} passed only on a second try`);
  return { passed: expected + flaky, failed: unexpected };
}
