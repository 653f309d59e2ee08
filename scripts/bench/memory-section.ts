import autocannon from 'autocannon';
import type { Call } from './call';
import { CONNECTIONS } from './load';
import type { Options } from './options';
import { bareTargets, serverRows } from './server-rows';
import type { serverKinds, Server } from './servers';
import { spread } from './statistics';
import { budgetText, note, printTable, ratio, say, verdict, type Budget } from './table';
import type { TestData } from './test-data';

const budget: Budget = { atMost: 1.3 };
const ROUNDS_OF_LOAD = 4;

/** Resident memory after the same number of requests of the same kinds, round after round. */
export async function measureMemory(
  kinds: ReturnType<typeof serverKinds>,
  data: TestData,
  options: Options,
): Promise<void> {
  note('memory');
  const amount = options.isQuick ? 1_000 : 4_000;
  const rows = serverRows(data, options);
  const call = (name: string) => rows.find((row) => row.name.startsWith(name))?.target.call as Call;
  const databaseUrl = await data.databaseFor({ data: { deeds: options.tableRows[0] ?? 0 } });
  const bare = bareTargets(data.people[0] ?? { id: '', cookie: '' });
  const bareCalls = [bare.page.call, bare.call.call, bare.signedInPage.call] as Call[];

  const app = await kinds.app(databaseUrl);
  const bareApp = await kinds.bareApp();
  const appMegabytes = await loadInRounds(
    app,
    [call('prerendered /'), call('signed-in call: locked-deeds'), call('signed-in page')],
    amount,
  );
  const bareMegabytes = await loadInRounds(bareApp, bareCalls, amount);
  await app.stop();
  await bareApp.stop();

  const last = ROUNDS_OF_LOAD;
  const share = spread(appMegabytes.slice(1).map((own, at) => own / (bareMegabytes[at + 1] ?? NaN))).median;
  printTable(
    `Memory: resident MB, fresh and after each ${amount * 3} requests (page, call, signed-in page)`,
    ['memory', 'fresh', ...Array.from({ length: last }, (_, at) => `after ${at + 1}`), 'ratio', 'budget', ''],
    [
      [
        'product',
        ...appMegabytes.map((value) => value.toFixed(0)),
        ratio(share),
        budgetText(budget),
        verdict(share, budget),
      ],
      ['bare app', ...bareMegabytes.map((value) => value.toFixed(0)), '', '', ''],
    ],
  );
  say('\nratio: median of the rounds under load.');
}

async function loadInRounds(server: Server, calls: Call[], amount: number): Promise<number[]> {
  const megabytes = [server.residentMegabytes()];
  for (let round = 0; round < ROUNDS_OF_LOAD; round += 1) {
    for (const call of calls) {
      await autocannon({ url: server.address, connections: CONNECTIONS, amount, requests: [{ ...call }] });
    }
    megabytes.push(server.residentMegabytes());
  }
  return megabytes;
}
