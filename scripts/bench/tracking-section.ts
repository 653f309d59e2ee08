import { randomUUID } from 'node:crypto';
import { get, type ClientRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Options } from './options';
import { addPeople, type Person } from './people';
import { withClient, type BenchPostgres } from './postgres';
import type { Server, StartServer } from './servers';
import { quantile } from './statistics';
import { note, printTable, say } from './table';

const STREAMS = 500;
/** Each is watched by its client and its notary. */
const VISITS = STREAMS / 2;
const WARM_UP_VISITS = 20;
/** Every notary under way reports every five seconds, as the browser does. */
const REPORT_EVERY_MS = 5_000;
const SETTLE_MS = 3_000;

type Visit = { id: string; client: Person; notary: Person };

/** What an open stream costs in memory, and how long a place takes from the notary's report to the client's browser. */
export async function measureTracking(
  startApp: StartServer,
  postgres: BenchPostgres,
  options: Options,
): Promise<void> {
  note(`tracking: ${STREAMS} open event streams`);
  const databaseUrl = await postgres.create('tracking');
  const visits = await addVisits(databaseUrl, await addPeople(databaseUrl, STREAMS));
  const server = await startApp(databaseUrl);
  const delays = new Delays();
  await warmUp(server, visits.slice(0, WARM_UP_VISITS));
  const idleMb = server.residentMegabytes();
  const streams = await openAll(server, visits, delays);
  await sleep(SETTLE_MS);
  const openMb = server.residentMegabytes();
  const processorBefore = server.processorMs();
  const rounds = options.isQuick ? 2 : 12;
  await reportAll(server, { visits, rounds, delays });
  const processorMs = (server.processorMs() - processorBefore) / (rounds * VISITS);
  const busyMb = server.residentMegabytes();
  printTracking({ idleMb, openMb, busyMb, processorMs }, delays);
  for (const stream of streams) stream.destroy();
  await server.stop();
}

type Costs = { idleMb: number; openMb: number; busyMb: number; processorMs: number };

function printTracking({ idleMb, openMb, busyMb, processorMs }: Costs, { ms, missing }: Delays): void {
  const costs = [
    String(STREAMS),
    idleMb.toFixed(0),
    openMb.toFixed(0),
    (((openMb - idleMb) * 1024) / STREAMS).toFixed(0),
    busyMb.toFixed(0),
    ((VISITS * 1000) / REPORT_EVERY_MS).toFixed(0),
    processorMs.toFixed(1),
  ];
  printTable(
    `Tracking: ${STREAMS} event streams of ${VISITS} visits on one process`,
    [
      'streams',
      'idle MB',
      'open MB',
      'kB a stream',
      'MB while reporting',
      'reports/s',
      'processor ms a report',
    ],
    [costs],
  );
  const delays = [quantile(ms, 0.5), quantile(ms, 0.95), Math.max(...ms)].map((delay) => delay.toFixed(1));
  printTable(
    'Tracking: ms from sending a position to the event at the reader',
    ['events', 'median', 'p95', 'max'],
    [[String(ms.length), ...delays]],
  );
  say(missing > 0 ? `\n${missing} events never came.` : '\nEvery event came.');
}

/** Visits whose notaries are under way, each to its own place. */
async function addVisits(url: string, people: Person[]): Promise<Visit[]> {
  const visits = Array.from({ length: VISITS }, (_, at) => ({
    id: randomUUID(),
    client: people[2 * at] as Person,
    notary: people[2 * at + 1] as Person,
  }));
  await withClient(url, async (client) => {
    await client.query(
      `INSERT INTO notary_profiles (user_id, is_available, created_at) SELECT id, true, now() FROM unnest($1::uuid[]) AS id`,
      [visits.map(({ notary }) => notary.id)],
    );
    await client.query(
      `INSERT INTO notary_requests (id, client_id, notary_id, status, service_type, document_type, appointment_at, is_remote,
         location, lat, lng, state, add_deed_guard, base_price_cents, travel_fee_cents, add_on_cents, total_price_cents,
         created_at, assigned_at, travel_stage, departed_at, busy_from, busy_to)
       SELECT id, client_id, notary_id, 'assigned', 'legal', 'affidavit', now() + interval '1 hour', false,
         '500 Congress Ave, Austin, TX 78701', 30.27, -97.74, 'TX', false, 7500, 0, 0, 7500,
         now(), now(), 'en_route', now(), now(), now() + interval '2 hours'
       FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS t(id, client_id, notary_id)`,
      [
        visits.map(({ id }) => id),
        visits.map(({ client: { id } }) => id),
        visits.map(({ notary }) => notary.id),
      ],
    );
    await client.query('VACUUM ANALYZE notary_requests, notary_profiles, users');
  });
  return visits;
}

/** When each position was sent, and how long it took to each of its readers. A position is known by its latitude. */
class Delays {
  readonly ms: number[] = [];
  private readonly sent = new Map<number, { at: number; readers: number }>();

  get missing(): number {
    return [...this.sent.values()].reduce((sum, { readers }) => sum + readers, 0);
  }

  send(lat: number): void {
    this.sent.set(lat, { at: performance.now(), readers: 2 });
  }

  receive(lat: number): void {
    const position = this.sent.get(lat);
    if (!position) return;
    this.ms.push(performance.now() - position.at);
    position.readers -= 1;
    if (position.readers === 0) this.sent.delete(lat);
  }
}

/** Both calls are loaded, compiled by V8 and have had their connections. */
async function warmUp(server: Server, visits: Visit[]): Promise<void> {
  const streams = await openAll(server, visits, new Delays());
  await reportAll(server, { visits, rounds: 1, delays: new Delays() });
  for (const stream of streams) stream.destroy();
  await sleep(SETTLE_MS);
}

/** Opens the streams of both parties, some at a time, and waits for the first event of each. */
async function openAll(server: Server, visits: Visit[], delays: Delays): Promise<ClientRequest[]> {
  const streams: ClientRequest[] = [];
  for (const { id, client, notary } of visits) {
    streams.push(
      ...(await Promise.all(
        [client, notary].map(({ cookie }) => openStream(server, { id, cookie }, delays)),
      )),
    );
  }
  return streams;
}

function openStream(
  { address }: Server,
  { id, cookie }: { id: string; cookie: string },
  delays: Delays,
): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const url = `${address}/api/requests/${id}/tracking/stream`;
    const request = get(url, { agent: false, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream answered ${answer.statusCode}.`));
      let text = '';
      answer.setEncoding('utf8');
      // It ends by being destroyed.
      answer.on('error', () => undefined);
      answer.on('data', (chunk: string) => {
        const parts = (text + chunk).split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts.filter((line) => line.startsWith('data: '))) {
          resolve(request);
          const { position } = JSON.parse(part.slice('data: '.length)) as {
            position: { lat: number } | null;
          };
          if (position) delays.receive(position.lat);
        }
      });
    });
    request.on('error', reject);
  });
}

type Reports = { visits: Visit[]; rounds: number; delays: Delays };

/** In each round every notary reports once, spread evenly over it. */
async function reportAll(server: Server, { visits, rounds, delays }: Reports): Promise<void> {
  const answers: Promise<void>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, visit] of visits.entries()) {
      const lat = 30.4 + (round * visits.length + at) / 1_000_000;
      delays.send(lat);
      answers.push(report(server, visit, lat));
      await sleep(REPORT_EVERY_MS / visits.length);
    }
  }
  await Promise.all(answers);
  await sleep(1_000);
}

async function report({ address }: Server, { notary }: Visit, lat: number): Promise<void> {
  const answer = await fetch(`${address}/api/notaries/${notary.id}/position`, {
    method: 'POST',
    headers: { cookie: notary.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ lat, lng: -97.74, accuracy: 10 }),
  });
  if (answer.status !== 204) throw new Error(`A position answered ${answer.status}: ${await answer.text()}`);
}
