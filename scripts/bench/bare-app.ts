import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generatePrismaClient } from '../generate-prisma-client';
import { runToEnd } from '../start/processes';
import { bareEnvironment } from './environment';
import { runSql, type BenchPostgres } from './postgres';
import { projectRoot } from './project';
import { note } from './table';
import type { Workshop } from './workshop';

export type BareApp = { folder: string; databaseUrl: string };

/** Builds the app that everything is compared with: the same versions of the same packages, and nothing of ours. */
export async function buildBareApp(postgres: BenchPostgres, { folder }: Workshop): Promise<BareApp> {
  note('building the bare app');
  const root = path.join(folder, 'bare');
  cpSync(path.join(projectRoot, 'scripts', 'bench', 'bare'), root, { recursive: true });
  copyPackages(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  const databaseUrl = await postgres.create('bare', 'template1');
  await runSql(databaseUrl, readFileSync(path.join(root, 'fill.sql'), 'utf8'));

  const environment = bareEnvironment({ databaseUrl, port: 3000 });
  await generatePrismaClient(root);
  await runToEnd({ root, environment, args: ['node_modules/next/dist/bin/next', 'build'] });
  return { folder: root, databaseUrl };
}

/** The bundler refuses links out of its folder. Hard links cost no space; another file system needs a real copy. */
export function copyPackages(from: string, to: string): void {
  const linked = spawnSync('cp', ['-al', from, to]);
  if (linked.status !== 0) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}
