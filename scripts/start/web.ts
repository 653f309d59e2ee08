import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from './environment';
import { startChild, type Child } from './processes';
import { StartError } from './report';

const READY_WITHIN_MS = 120_000;

/** Starts the web server and waits for its first answer. */
export async function startWeb({ root, mode, port, environment }: Settings): Promise<Child> {
  const args = ['scripts/server.mjs', ...(mode === 'dev' ? ['--dev'] : [])];
  const web = startChild({ root, environment, args });
  let end: string | null = null;
  void web.ended.then((words) => {
    end = words;
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isAlive(`http://127.0.0.1:${port}`))) {
    if (end) throw new StartError(`The web server did not start (${end}); its output is above.`);
    if (Date.now() > deadline) {
      await web.stop();
      throw new StartError(`The web server does not answer on port ${port}.`);
    }
    await Promise.race([sleep(50), web.ended]);
  }
  return web;
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
