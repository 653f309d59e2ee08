import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const manifest = {
  staticRoutes: [{ page: '/' }, { page: '/health' }, { page: '/oauth/consent' }],
  dynamicRoutes: [{ page: '/pay/[id]', regex: '^/pay/([^/]+?)(?:/)?$' }],
};

/** What a build leaves behind about its pages. */
export function makeBuild(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'build-'));
  writeFileSync(path.join(folder, 'routes-manifest.json'), JSON.stringify(manifest));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
