/** `npm run generate`: writes what is not kept in git: the Prisma client, the verifier inside proof files, the list of counties, the fonts, the parts of pdfjs, the map. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateCounties } from './generate-counties';
import { generateFonts } from './generate-fonts';
import { generateMap } from './generate-map';
import { generatePdfReader } from './generate-pdf-reader';
import { generateProofVerifier } from './generate-proof-verifier';

const projectFolder = path.resolve(__dirname, '..');

export async function generate(): Promise<void> {
  await Promise.all([
    generatePrismaClient(),
    generateProofVerifier(),
    generateCounties(projectFolder),
    generateFonts(projectFolder),
    generatePdfReader(projectFolder),
    generateMap(projectFolder),
  ]);
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
