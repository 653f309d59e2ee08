import 'server-only';
import { userAgentFromString } from 'next/server';

/** What the parser calls otherwise than people do. */
const browserNames: Record<string, string> = {
  'Mobile Safari': 'Safari',
  'Mobile Chrome': 'Chrome',
  'Chrome Headless': 'Chrome',
  'Chrome WebView': 'Chrome',
  'Mobile Firefox': 'Firefox',
  'Samsung Browser': 'Samsung Internet',
};
const systemNames: Record<string, string> = { 'Mac OS': 'Mac', 'Chromium OS': 'ChromeOS' };

/** A browser as its owner would call it: `Safari on iPhone`, `Edge on Windows`. It says itself what it is. */
export function deviceName(userAgent: string | null): string {
  const { browser, os, device } = userAgentFromString(userAgent ?? undefined);
  const isNamed = device.vendor === 'Apple' && device.type !== undefined;
  const system = (isNamed && device.model) || (os.name && (systemNames[os.name] ?? os.name));
  const name = browser.name && (browserNames[browser.name] ?? browser.name);
  if (name && system) return `${name} on ${system}`;
  if (system) return `A browser on ${system}`;
  return name ?? 'An unknown browser';
}
