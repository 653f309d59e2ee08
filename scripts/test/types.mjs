/** Types of the whole tree. Next writes the types of routes and styles first, as a build would. */
import { spawnSync } from 'node:child_process';

const commands = [
  ['node_modules/next/dist/bin/next', 'typegen'],
  [
    'node_modules/typescript-native/bin/tsc',
    '--noEmit',
    '--tsBuildInfoFile',
    '.data/cache/types.tsbuildinfo',
  ],
];

for (const command of commands) {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
