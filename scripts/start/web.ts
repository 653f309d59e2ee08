import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from './environment';
import { keepRunning } from './keep';
import { startChild, type Child } from './processes';
import { complain, say, StartError } from './report';

const READY_WITHIN_MS = 120_000;
const FIRST_ANSWER_MS = 10_000;
/** After which it is no accident: an operator's own supervisor, or the operator, has to look. */
const RESTARTS = 5;

/** When a server that runs counts as one that hangs. One that is merely busy answers such a call within this time. */
type Patience = { everyMs: number; answerMs: number; misses: number; forMs: number };
const PATIENCE: Patience = { everyMs: 5_000, answerMs: 10_000, misses: 6, forMs: 60_000 };

/** Starts the web server, waits for its first answer, and starts it again when somebody kills it or it hangs. */
export async function keepWeb(
  settings: Settings,
  onGivenUp: () => void,
  patience = PATIENCE,
): Promise<Pick<Child, 'stop' | 'kill'>> {
  const first = startWeb(settings);
  const outcome = await firstAnswer(first, settings.port);
  if (outcome !== 'up') {
    await first.stop();
    throw new StartError(
      outcome === 'silent'
        ? `The web server does not answer on port ${settings.port}.`
        : `The web server did not start (${outcome.ended}); its output is above.`,
    );
  }
  void endWhenHanging(first, settings, patience);
  const start = () => {
    const web = startWeb(settings);
    void watchRestart(web, settings, patience);
    return web;
  };
  const givenUp = { after: RESTARTS, tell: onGivenUp };
  return keepRunning(first, { name: 'the web server', start, givenUp });
}

function startWeb({ root, mode, environment }: Settings): Child {
  return startChild({
    root,
    environment,
    args: ['scripts/server.mjs', ...(mode === 'dev' ? ['--dev'] : [])],
  });
}

/** One that is up but never answers is ended, so that it counts as one that failed. */
async function watchRestart(web: Child, settings: Settings, patience: Patience): Promise<void> {
  const outcome = await firstAnswer(web, settings.port);
  if (outcome === 'up') {
    say('The web server is back.');
    return endWhenHanging(web, settings, patience);
  }
  if (outcome !== 'silent') return;
  complain(`The web server does not answer on port ${settings.port}.`);
  await web.stop();
}

/**
 * Kills a server that stopped answering, whatever holds it up: it would not hear a gentler word. Misses are counted beside
 * the time, so that a machine that slept does not find a server that hangs. Somebody who develops may have halted theirs.
 */
async function endWhenHanging(web: Child, { mode, port }: Settings, patience: Patience): Promise<void> {
  if (mode === 'dev') return;
  let hasEnded = false;
  const ended = web.ended.then(() => {
    hasEnded = true;
  });
  const misses: number[] = [];
  while (!hasEnded) {
    const hasAnswered = (await ask(port, patience.answerMs)) !== null;
    if (hasAnswered) misses.length = 0;
    else misses.push(Date.now());
    const silentMs = Date.now() - (misses[0] ?? Date.now());
    if (misses.length >= patience.misses && silentMs >= patience.forMs) break;
    await Promise.race([sleep(patience.everyMs), ended]);
  }
  if (hasEnded) return;
  complain('The web server hangs: it has answered nothing for a minute. Ending it.');
  web.kill();
}

type Outcome = 'up' | 'silent' | { ended: string };

async function firstAnswer(web: Child, port: string): Promise<Outcome> {
  let end: string | null = null;
  void web.ended.then((words) => {
    end = words;
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while ((await ask(port, FIRST_ANSWER_MS)) !== 200) {
    if (end) return { ended: end };
    if (Date.now() > deadline) return 'silent';
    await Promise.race([sleep(50), web.ended]);
  }
  return 'up';
}

/** The status of an answer, or null. On its own connection: one kept open would hold up the server when it is told to stop. */
function ask(port: string, timeout: number): Promise<number | null> {
  return new Promise((resolve) => {
    const address = `http://127.0.0.1:${port}/api/health/live`;
    const request = get(address, { agent: false, timeout }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(null));
  });
}
