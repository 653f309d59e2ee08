/** `npm run generate`: writes what is not kept in git: the Prisma client, the verifier inside proof files, the lists of counties, the fonts, the parts of pdfjs, the map. */
import path from 'node:path';
import { generateCounties } from './generate-counties';
import { generateFonts } from './generate-fonts';
import { generateMap } from './generate-map';
import { generatePdfReader } from './generate-pdf-reader';
import { generatePrismaClient } from './generate-prisma-client';
import { generateProofVerifier } from './generate-proof-verifier';
import { generateZipCounties } from './generate-zip-counties';

const projectFolder = path.resolve(__dirname, '..');

export async function generate(): Promise<void> {
  await Promise.all([
    generatePrismaClient(projectFolder),
    generateProofVerifier(),
    generateCounties(projectFolder),
    generateZipCounties(projectFolder),
    generateFonts(projectFolder),
    generatePdfReader(projectFolder),
    generateMap(projectFolder),
  ]);
}

if (require.main === module) {
  generate().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
