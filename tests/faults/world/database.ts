import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { projectRoot } from '../../../scripts/bench/project';
import { makeFreshCluster } from '../../../scripts/postgres/fresh';
import { startPostgres, type PostgresServer } from '../../../scripts/postgres/server';
import { runToEnd } from '../../../scripts/start/processes';

const NAME = 'deedguard';
const PASSWORD = 'faults';
const TRIES = 20;

/** The embedded Postgres, with every commit on the disk, which can be killed and comes again. */
export class Database {
  private server: PostgresServer | null = null;
  private isStopping = false;
  private keeping: Promise<void> = Promise.resolve();
  readonly accidents: string[] = [];

  private constructor(
    private readonly start: () => Promise<PostgresServer>,
    readonly port: number,
  ) {}

  static async in(folder: string): Promise<Database> {
    const cluster = await makeFreshCluster({
      root: projectRoot,
      folder: path.join(folder, 'postgres'),
      password: PASSWORD,
      durable: true,
    });
    const database = new Database(() => startPostgres(cluster), cluster.port);
    await database.prepare();
    return database;
  }

  /** By another port it is the way of the product, over a line that can be broken. */
  url(port = this.port): string {
    return `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/${NAME}`;
  }

  /** For the suite itself: a connection that a kill has broken is another one at the next question. */
  pool(): Pool {
    const pool = new Pool({ connectionString: this.url(), max: 4 });
    pool.on('error', () => undefined);
    return pool;
  }

  /** kill -9, of the postmaster: the others of its processes end with it. Nothing happens while it is down already. */
  kill(): void {
    if (!this.server) return;
    process.kill(this.server.pid, 'SIGKILL');
    this.server = null;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.server?.stop();
    await this.keeping;
  }

  private async prepare(): Promise<void> {
    const server = await this.start();
    const client = new Client({ connectionString: server.url('postgres') });
    await client.connect();
    await client.query(`CREATE DATABASE ${NAME}`);
    await client.end();
    const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/migrate.ts'];
    await runToEnd({ root: projectRoot, environment: { ...process.env, DATABASE_URL: this.url() }, args });
    this.keeping = this.keep(server);
  }

  private async keep(first: PostgresServer): Promise<void> {
    let server = first;
    while (!this.isStopping) {
      this.server = server;
      await server.ended;
      if (this.isStopping) return;
      if (this.server) this.accidents.push('Postgres ended by itself');
      this.server = null;
      server = await this.startAgain();
    }
    await server.stop();
  }

  /** The processes of the killed one hold on to its shared memory for a moment: one try is not enough. */
  private async startAgain(): Promise<PostgresServer> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.start();
      } catch (error) {
        if (tries === TRIES) throw error;
        await sleep(250);
      }
    }
  }
}
