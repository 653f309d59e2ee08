import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';

export type Balancer = {
  /** how many calls each port has answered, and how many with a fault of the server */
  counts: Map<number, { calls: number; faults: number }>;
  /** Sends what comes from now on to these ports, in turn. */
  sendTo: (ports: number[]) => void;
  stop: () => Promise<void>;
};

/** What stands in front of the servers of a deployment: each call goes to the next of those that are in turn. */
export async function startBalancer(port: number): Promise<Balancer> {
  let ports: number[] = [];
  let turn = 0;
  const counts: Balancer['counts'] = new Map();
  const server = createServer((call, answer) => {
    const to = ports[turn++ % ports.length];
    if (to === undefined) return void answer.writeHead(503).end();
    pass(call, answer, { port: to, count: countOf(counts, to) });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { counts, sendTo: (next) => (ports = next), stop: () => close(server) };
}

type Target = { port: number; count: { calls: number; faults: number } };

function pass(call: IncomingMessage, answer: ServerResponse, { port, count }: Target): void {
  const { method, url: path, headers } = call;
  const onward = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (reply) => {
    count.calls += 1;
    if ((reply.statusCode ?? 500) >= 500) count.faults += 1;
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', () => {
    count.faults += 1;
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  call.pipe(onward);
}

function countOf(counts: Balancer['counts'], port: number): Target['count'] {
  const count = counts.get(port) ?? { calls: 0, faults: 0 };
  counts.set(port, count);
  return count;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
