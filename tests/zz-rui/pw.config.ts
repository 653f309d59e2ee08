import { defineConfig } from '@playwright/test';
process.env.E2E_ADDRESS = 'http://localhost:3000';
export default defineConfig({ testDir: './e2e', outputDir: '/tmp/rui/out', workers: 1, timeout: 120000, reporter: [['list']], use: { viewport: { width: 1280, height: 720 }, locale: 'en-US', timezoneId: 'America/Chicago', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] } } });
