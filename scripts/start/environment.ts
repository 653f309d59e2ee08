import path from 'node:path';
import { parseEnvironment } from '../../lib/platform/env';
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
    ...(isEmbedded ? keepSecrets(path.join(root, '.data', 'secrets.env'), port) : {}),
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
