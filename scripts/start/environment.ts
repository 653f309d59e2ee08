import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseEnvironment } from '../../lib/platform/env';
import { findExistingData } from './database-home';
import { StartError } from './report';
import { keepSecrets } from './secrets';

export type Settings = {
  root: string;
  mode: 'start' | 'dev';
  port: string;
  /** True when the project runs its own database, with demo accounts and made-up secrets. */
  isEmbedded: boolean;
  /** What the web server and the worker get; DATABASE_URL is added once the embedded database runs. */
  environment: NodeJS.ProcessEnv;
};

/** A real database gets no made-up secret: what is missing or wrong there is named, and nothing starts. */
export function readSettings(root: string, mode: 'start' | 'dev'): Settings {
  const port = process.env.PORT || '3000';
  const isEmbedded = !process.env.DATABASE_URL;
  const nodeEnvironment = mode === 'dev' ? 'development' : 'production';
  const environment: NodeJS.ProcessEnv = {
    ...(isEmbedded ? keepOwnSecrets(root, port) : {}),
    ...(isEmbedded ? { NEXTAUTH_URL: `http://localhost:${port}` } : {}),
    ...withoutEmpty(process.env),
    PORT: port,
    NODE_ENV: nodeEnvironment,
    EMBEDDED_DATABASE: isEmbedded ? '1' : '0',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  assertComplete({ DATABASE_URL: 'postgresql://embedded', ...environment });
  return { root, mode, port, isEmbedded, environment };
}

/** New secrets for old data would open nothing in it, and sign the log with another key. */
function keepOwnSecrets(root: string, port: string): Record<string, string> {
  const file = path.join(root, '.data', 'secrets.env');
  const data = findExistingData(root);
  if (data && !existsSync(file)) {
    throw new StartError(
      `The secrets of the database in ${data} are gone: ${file} is missing. Put the file back, ` +
        `or move ${data} away to begin with an empty database. Nothing was touched.`,
    );
  }
  return keepSecrets(file, port);
}

/** `NAME=` in a file of settings means that it is not set. */
function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  ) as NodeJS.ProcessEnv;
}

function assertComplete(environment: NodeJS.ProcessEnv): void {
  try {
    parseEnvironment(environment);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}
