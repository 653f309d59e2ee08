import { db } from '@/lib/platform/db';
import { runTogether, type Environment } from './share';

/** Their tests wait for a process with each document. */
const SLOW = /^(?:sandbox|vault)[\\/]/;

/** In an environment other than the usual one, that is chosen before this is imported. */
export function runIntegrationTests(share: number, of = 6, environment?: Environment): void {
  // The one client of the database is made here, before a file loads some modules anew: it takes no query of theirs else.
  beforeAll(() => db.$connect());
  const weightOf = (file: string) => (SLOW.test(file) ? 6 : 1);
  runTogether({ folder: 'tests/integration', environment, share, of, weightOf });
}
