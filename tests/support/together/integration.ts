import { db } from '@/lib/platform/db';
import { runTogether } from './share';

/** Their tests wait for a process with each document. */
const SLOW = /^(?:sandbox|vault)[\\/]/;

export function runIntegrationTests(share: number): void {
  // The one client of the database is made here, before a file loads some modules anew: it takes no query of theirs else.
  beforeAll(() => db.$connect());
  runTogether({ folder: 'tests/integration', share, of: 6, weightOf: (file) => (SLOW.test(file) ? 6 : 1) });
}
