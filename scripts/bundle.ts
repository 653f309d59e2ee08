import { build } from 'esbuild';

/** One file of all that a script imports from here; what comes from npm is loaded from there, as everywhere else. */
export async function bundle(script: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [script],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    conditions: ['react-server'],
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}
