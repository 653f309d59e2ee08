import { appEnvironment } from '../bench/environment';

/** What the app's own code needs beside the DATABASE_URL that the trial has set. */
export function setTrialSettings(): void {
  const databaseUrl = process.env.DATABASE_URL ?? '';
  Object.assign(process.env, appEnvironment({ databaseUrl, port: 3000 }));
}
