/** `npm run generate`: writes the code that is not kept in git: the Prisma client and the verifier inside proof files. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateProofVerifier } from './generate-proof-verifier';

const projectFolder = path.resolve(__dirname, '..');

export async function generate(): Promise<void> {
  await Promise.all([generatePrismaClient(), generateProofVerifier()]);
}

async function generatePrismaClient(): Promise<void> {
  const cli = createRequire(__filename).resolve('prisma/build/index.js');
  await promisify(execFile)(process.execPath, [cli, 'generate'], {
    cwd: projectFolder,
    // The CLI would download its schema engine. `generate` never runs it: any file that exists will do.
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  });
}

if (require.main === module) {
  generate().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
