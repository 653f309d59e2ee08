/**
 * Writes the Prisma client from prisma/schema.prisma, as `prisma generate` does. The generator is called directly: the
 * command line tool brings a hundred packages that nothing here uses, and would download an engine that `generate` never runs.
 */
import path from 'node:path';
import { PrismaClientTsGenerator } from '@prisma/client-generator-ts';
import { getGenerators, loadSchemaContext } from '@prisma/internals';

export async function generatePrismaClient(root: string): Promise<void> {
  const schemaContext = await loadSchemaContext({
    schemaPath: { cliProvidedPath: path.join(root, 'prisma', 'schema.prisma') },
    printLoadMessage: false,
    cwd: root,
  });
  const generators = await getGenerators({
    schemaContext,
    cliCommand: 'generate',
    printDownloadProgress: false,
    skipDownload: true,
    registry: { 'prisma-client': { type: 'in-process', generator: new PrismaClientTsGenerator() } },
  });
  for (const generator of generators) {
    await generator.generate();
    generator.stop();
  }
}

if (require.main === module) {
  generatePrismaClient(path.resolve(process.argv[2] ?? '.')).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
