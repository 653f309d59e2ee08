import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything that goes into `next build`; what is generated from it is left out. */
export const buildSources = [
  'app',
  'components',
  'lib',
  'public',
  'prisma/schema.prisma',
  'scripts/content-security-policy.ts',
  'scripts/page-policies.mjs',
  'scripts/answers',
  'scripts/prepare-answers.ts',
  'scripts/prepared-answers.mjs',
  'scripts/bundle.ts',
  'scripts/bundle-worker.ts',
  'scripts/oauth.ts',
  'scripts/reader.ts',
  'scripts/worker.ts',
  'scripts/heap.mjs',
  'scripts/generate.ts',
  'scripts/generate-counties.ts',
  'scripts/generate-fonts.ts',
  'scripts/generate-map.ts',
  'scripts/generate-pdf-reader.ts',
  'scripts/generate-prisma-client.ts',
  'scripts/generate-proof-verifier.ts',
  'scripts/compile-hints.ts',
  'scripts/first-paint.ts',
  'scripts/first-scripts.ts',
  'scripts/page-classes.ts',
  'scripts/page-sheets.mjs',
  'scripts/section-sheets.ts',
  'scripts/sheets.ts',
  'scripts/style-parts.ts',
  'scripts/web-fonts.ts',
  'scripts/openapi',
  'scripts/openapi.ts',
  'clients',
  'instrumentation-client.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** Everything that goes into `scripts/generate.ts`: the schema and the verifier inside proof files. */
export const generateSources = [
  'lib/evidence',
  'prisma/schema.prisma',
  'scripts/generate.ts',
  'scripts/generate-counties.ts',
  'scripts/generate-fonts.ts',
  'scripts/generate-map.ts',
  'scripts/generate-pdf-reader.ts',
  'scripts/generate-prisma-client.ts',
  'scripts/generate-proof-verifier.ts',
  'package-lock.json',
];

/** What the build itself puts among them. */
const builtFiles = ['public/openapi.json', 'public/clients'];

/** SHA-256 over names and contents of those files, and over the settings that the result depends on. */
export function fingerprint(root: string, sources: string[], settings: string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify([process.versions.node, ...settings]));
  for (const file of sources.flatMap((source) => listFiles(root, source)).sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function listFiles(root: string, name: string): string[] {
  const full = path.join(root, name);
  if (path.basename(name) === 'generated' || builtFiles.includes(name) || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [name];
  return readdirSync(full).flatMap((entry) => listFiles(root, path.posix.join(name, entry)));
}
