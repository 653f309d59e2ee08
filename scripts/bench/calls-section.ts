import type { Options } from './options';
import type { BenchPostgres } from './postgres';
import { preparePublicCalls, type PublicCall } from './public-calls';
import type { Server, StartServer } from './servers';
import { note, printTable } from './table';

const WARM_UP = 3;

type Cost = { name: string; firstMs: number; processorMs: number; status: string };

/** What each call that anybody can make costs in processor time: the rows of docs/public-calls.md. */
export async function measureCalls(
  startApp: StartServer,
  postgres: BenchPostgres,
  { isQuick }: Options,
): Promise<void> {
  const server = await startApp(await postgres.create('calls'));
  const calls = await preparePublicCalls(server.address);
  const costs: Cost[] = [];
  for (const call of calls) {
    note(`calls: ${call.name}`);
    costs.push(await measureCall(server, call, isQuick ? 10 : 20));
  }
  await server.stop();
  const rows = costs.map(({ name, firstMs, processorMs, status }) => [
    name,
    firstMs.toFixed(0),
    processorMs.toFixed(0),
    status,
  ]);
  printTable(
    'Public calls: processor time in ms',
    ['call', 'the first one', 'each after that', 'answers'],
    rows,
  );
}

async function measureCall(server: Server, { name, requests }: PublicCall, repeats: number): Promise<Cost> {
  const statuses = new Set<number>();
  const send = async () => {
    const request = requests.next().value as Request;
    const answer = await fetch(request, { redirect: 'manual' });
    await answer.arrayBuffer();
    statuses.add(answer.status);
  };
  const spent = async (times: number) => {
    const before = server.processorMs();
    for (let at = 0; at < times; at += 1) await send();
    return (server.processorMs() - before) / times;
  };
  const firstMs = await spent(1);
  await spent(WARM_UP - 1);
  return { name, firstMs, processorMs: await spent(repeats), status: [...statuses].join(', ') };
}
