import { createHash } from 'node:crypto';

const secret = (name: string) => createHash('sha256').update(`bench ${name}`).digest('base64');

export const sessionSecret = secret('session');

type Place = { databaseUrl: string; port: number };

/** What the product's web server is started with: production, with nothing but the rate limits out of the way. */
export function appEnvironment(place: Place): NodeJS.ProcessEnv {
  return {
    ...bareEnvironment(place),
    MASTER_KEY: `k1:${secret('master key')}`,
    LOG_SIGNING_KEY: secret('log signing key'),
    LOG_ORIGIN: 'localhost',
    EMBEDDED_DATABASE: '1',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'info',
  };
}

/** The bare app and the floor need no more than this. */
export function bareEnvironment({ databaseUrl, port }: Place): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    NEXTAUTH_URL: `http://localhost:${port}`,
    NEXTAUTH_SECRET: sessionSecret,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
