/** Run by `npm start` once the database answers: migrates it, and fills an embedded one with what is there to try out. */
import { directDatabaseUrl } from '../../lib/platform/env';
import { migrate } from '../migrate';

export type Prepared = {
  applied: string[];
  demoAccounts: { email: string; password: string; role: string }[];
};

async function prepare(): Promise<Prepared> {
  const applied = await migrate(directDatabaseUrl());
  if (process.env.EMBEDDED_DATABASE !== '1') return { applied, demoAccounts: [] };
  const { seed, demoAccounts } = await import('../../prisma/seed');
  await seed();
  return { applied, demoAccounts: [...demoAccounts] };
}

prepare()
  .then((prepared) => process.send?.(prepared, () => process.exit(0)))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
