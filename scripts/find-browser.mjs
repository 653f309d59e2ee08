import { existsSync } from 'node:fs';
import path from 'node:path';

/** The first has no windows to draw, which saves the tests a fifth of their time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Root needs the first; the others keep a test's browser from calling its maker. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser of the system, or undefined: then Playwright uses the one that it has installed itself.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...candidates, ...elsewhere].find(
    (file) => file && existsSync(file),
  );
}
