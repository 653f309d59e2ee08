import { announceServer } from './database';
import { startTestPostgres } from './postgres';
import { createDatabase, startServer, startWorker } from './server';

/** One Postgres, one database, one worker and one server of the production build for all journeys. */
export default async function startEverything(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  announceServer(postgres.url);
  const url = await createDatabase();
  // Partners of a test listen on this machine.
  const environment = { ALLOW_LOCAL_WEBHOOKS: '1' };
  const server = await startServer({ databaseUrl: url, environment }).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  const worker = startWorker({ databaseUrl: url, address: server.address, environment });
  process.env.E2E_ADDRESS = server.address;
  process.env.E2E_DATABASE_URL = url;
  return async () => {
    await server.stop();
    await worker.stop();
    await postgres.stop();
  };
}
