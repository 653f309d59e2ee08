import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['app', 'clients', 'components', 'lib', 'prisma/migrations', 'scripts', 'tests'];
const FILES = ['prisma/schema.prisma', 'middleware.ts', 'instrumentation.ts', 'package.json', '.env.example'];
const IS_TEXT = /\.(?:tsx?|mts|mjs|sql|css|md)$/;

/** What is written in the program, its scripts and its tests: where a name of a page of `docs` has to be found. */
export function readProject(): string {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => IS_TEXT.test(file) && !file.includes('node_modules'))
      .map((file) => path.join(folder, file)),
  );
  return [...found, ...FILES].map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** The names that a page has between backticks, outside of its programs. */
export function namesIn(page: string): string[] {
  const text = page.replace(/```[\s\S]*?```/g, '');
  return [...new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name))];
}
