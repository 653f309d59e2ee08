/** `npm run build`: generates and builds what has changed since the last time. `-- --generate` stops before the build. */
import { buildOnce, generateOnce } from './start/build';
import { complain, step } from './start/report';

async function build(): Promise<void> {
  const place = { root: process.cwd(), environment: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } };
  await step('generate', async () => ((await generateOnce(place)) ? 'done' : 'nothing has changed'));
  if (process.argv.includes('--generate')) return;
  await step('build', async () => ((await buildOnce(place)) ? 'done' : 'nothing has changed'));
}

build().catch((error: unknown) => {
  complain(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
