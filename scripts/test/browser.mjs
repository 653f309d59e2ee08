import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findBrowser } from '../find-browser.mjs';

const playwright = 'node_modules/@playwright/test/cli.js';

/** Finds a browser: the system's, Playwright's own, a package of Debian, a download, in this order. */
export function installBrowser() {
  if (findBrowser() || hasOwnBrowser()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing a browser: apt-get install chromium-headless-shell');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    quietly('apt-get', ['update'], environment);
    // Older releases have the whole browser alone.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      quietly('apt-get', ['install', '-y', '--no-install-recommends', name], environment);
      if (findBrowser()) return true;
    }
  }
  console.log('Installing a browser: playwright install chromium');
  return quietly(process.execPath, [playwright, 'install', 'chromium'], process.env);
}

function hasOwnBrowser() {
  const { chromium } = createRequire(path.resolve('package.json'))('@playwright/test');
  return existsSync(chromium.executablePath());
}

function quietly(command, args, env) {
  const { status, stderr } = spawnSync(command, args, {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) console.error(stderr);
  return status === 0;
}
