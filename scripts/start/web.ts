import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from './environment';
import { keepRunning } from './keep';
import { startChild, type Child } from './processes';
import { complain, say, StartError } from './report';

const READY_WITHIN_MS = 120_000;
/** After which it is no accident: an operator's own supervisor, or the operator, has to look. */
const RESTARTS = 5;

/** Starts the web server, waits for its first answer, and starts it again when somebody kills it. */
export async function keepWeb(
  settings: Settings,
  onGivenUp: () => void,
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
  const start = () => {
    const web = startWeb(settings);
    void watchRestart(web, settings.port);
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
async function watchRestart(web: Child, port: string): Promise<void> {
  const outcome = await firstAnswer(web, port);
  if (outcome === 'up') say('The web server is back.');
  if (outcome !== 'silent') return;
  complain(`The web server does not answer on port ${port}.`);
  await web.stop();
}

type Outcome = 'up' | 'silent' | { ended: string };

async function firstAnswer(web: Child, port: string): Promise<Outcome> {
  let end: string | null = null;
  void web.ended.then((words) => {
    end = words;
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isAlive(`http://127.0.0.1:${port}`))) {
    if (end) return { ended: end };
    if (Date.now() > deadline) return 'silent';
    await Promise.race([sleep(50), web.ended]);
  }
  return 'up';
}

/** Asks on its own connection: one kept open would hold up the server when it is told to stop. */
function isAlive(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(`${address}/api/health/live`, { agent: false, timeout: 10_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
