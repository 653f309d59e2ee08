import 'server-only';
import { env } from './env';

/** Ends the process, naming each missing or bad variable, unless the environment is complete. */
export function refuseBadEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
