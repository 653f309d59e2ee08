import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { parse, parseAllDocuments } from 'yaml';

export type Container = {
  command: string[];
  env?: { name: string; value: string }[];
  envFrom: unknown;
  ports?: { name: string; containerPort: number }[];
  volumeMounts: { name: string; mountPath: string }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
};
type Probe = { httpGet: { path: string } };

type Template = { spec: { containers: Container[]; securityContext: unknown } };

type Manifest = {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    template?: Template;
    /** of a CronJob */
    jobTemplate?: { spec: { template: Template } };
    minReplicas?: number;
    maxReplicas?: number;
    replicas?: number;
    selector?: { matchLabels?: Record<string, string> };
    scaleTargetRef?: { name: string };
  };
};

type Service = {
  image: string;
  command?: string[];
  environment?: Record<string, string | number>;
  ports?: string[];
};

/** What Node, Next, Postgres and the store are told, each by its own name. */
export const ofOtherParties = new Set([
  'NODE_ENV',
  'NEXT_TELEMETRY_DISABLED',
  'NPM_CONFIG_UPDATE_NOTIFIER',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
]);

/** Written by the build (scripts/bundle-worker.ts and Next), or by npm. */
const MADE = ['.next', 'node_modules'];

export function isMade(file: string): boolean {
  return MADE.some((folder) => file === folder || file.startsWith(`${folder}/`));
}

export function namesOfExample(): Set<string> {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  return new Set(lines.flatMap((line) => /^([A-Z\d_]+)=/.exec(line)?.[1] ?? []));
}

export function readDockerfile(): { instruction: string; rest: string }[] {
  const text = readFileSync('Dockerfile', 'utf8')
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ');
  return text.split('\n').flatMap((line) => {
    const [, instruction, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return instruction && rest ? [{ instruction, rest }] : [];
  });
}

export function readIgnored(): string[] {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n');
  return lines.filter((line) => line && !line.startsWith('#'));
}

export function readCompose(): { services: Record<string, Service> } {
  return parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, Service>;
  };
}

export function listDocuments(): Manifest[] {
  const folder = 'deploy/kubernetes';
  return readdirSync(folder)
    .sort()
    .flatMap((file) => parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')))
    .map((document) => {
      if (document.errors.length > 0) throw document.errors[0]!;
      return document.toJS() as Manifest;
    });
}

/** Whether what a command runs is there: a script of npm, a file of ours, or one that the build bundles. */
export function endOf([program = '', ...words]: string[]): { isThere: boolean } {
  if (program === 'npm') return { isThere: (words.at(-1) ?? '') in scriptsOfPackage() };
  const script = words.find((word) => /\.[cm]?[jt]s$/.test(word)) ?? words.at(-1) ?? '';
  if (program !== 'node') return { isThere: false };
  return { isThere: isMade(script) ? isBundled(script) : existsSync(script) };
}

/** The files of ours and the packages that a script loads, also those that it loads only when it needs them. */
export async function loadedBy(script: string): Promise<{ ours: string[]; packages: string[] }> {
  const { metafile } = await build({
    entryPoints: [script],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@': process.cwd() },
    outdir: 'unused',
    logLevel: 'silent',
  });
  const external = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter((each) => each.external).map(({ path: name }) => name.replace(/^node:/, '')),
  );
  const packages = external.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  return {
    ours: Object.keys(metafile.inputs),
    packages: [...new Set(packages)].filter(
      (name) => /^@?[a-z]/.test(name) && !builtinModules.includes(name),
    ),
  };
}

function isBundled(file: string): boolean {
  const name = path.basename(file);
  return readFileSync('scripts/bundle-worker.ts', 'utf8').includes(`path.join('.next', '${name}')`);
}

function scriptsOfPackage(): Record<string, string> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  return scripts;
}
