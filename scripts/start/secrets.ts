import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/**
 * The secrets of a project that runs its own database: made once, kept in a file that only its owner reads.
 * What was made before is never made again: the master key opens stored records, the signing key is the log's identity.
 */
export function keepSecrets(file: string, port: string): Record<string, string> {
  const kept = existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const made: Record<string, string> = {
    NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
    MASTER_KEY: `k1:${randomBytes(32).toString('base64')}`,
    LOG_SIGNING_KEY: randomBytes(32).toString('base64'),
    LOG_ORIGIN: `localhost:${port}`,
  };
  const missing = Object.keys(made).filter((name) => !kept[name]);
  const secrets = { ...made, ...kept };
  if (missing.length > 0) {
    mkdirSync(path.dirname(file), { recursive: true });
    const lines = Object.entries(secrets).map(([name, value]) => `${name}="${value}"`);
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return secrets;
}
