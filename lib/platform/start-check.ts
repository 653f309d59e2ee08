import 'server-only';
import { env } from './env';

/** Ends the process, naming each missing or bad variable, unless the environment is complete. */
export function refuseBadEnvironment(): void {
  refuseUnless(env);
}

/** Ends the process with the reason unless a check goes well. */
export function refuseUnless(check: () => unknown): void {
  try {
    check();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
