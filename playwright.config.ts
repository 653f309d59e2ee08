import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/find-browser.mjs';
import { part, restOf } from './tests/support/rest';

const rest = restOf('e2e').map((file) => `**/${file}`);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: part === 'rest' ? rest : '**/*.spec.ts',
  testIgnore: part === 'first' ? rest : [],
  globalSetup: './tests/support/e2e-global-setup.ts',
  outputDir: 'test-results',
  // One server and one database for both: tests make accounts of their own. Files whose tests lean on each other say so.
  fullyParallel: true,
  // One more than there are cores: the visit of a demo notary is watched for two minutes.
  workers: 3,
  // A busy machine may drop a connection or starve a browser. What passes only then is counted, and said.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Generous, because machines of a build are slow and shared: a good test does not wait, a bad one fails late.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    // Recording every test costs a third of the time: `--trace=on` where a failure has to be understood.
    trace: 'off',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'] } }],
});
