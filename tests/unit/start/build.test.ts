import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtFiles, buildOnce } from '../../../scripts/start/build';
import { buildSources, fingerprint } from '../../../scripts/start/fingerprint';

describe('a build that is there', () => {
  let root: string;
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  // Another folder than the project: what it would run is not there, so that it fails where it builds.
  const build = () => buildOnce({ root, environment: { NODE_ENV: 'test', PATH: process.env.PATH } });

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'build-'));
    write('app/page.tsx', 'page');
    for (const file of builtFiles) write(file, '');
    write('.next/fingerprint', fingerprint(root, buildSources, ['localhost']));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is not made again while nothing has changed', async () => {
    expect(await build()).toBe(false);
  });

  it.each(['public/openapi.json', 'public/clients/deedguard.tgz', '.next/worker.cjs', '.next/BUILD_ID'])(
    'is made again without %s, as after a copy of .next alone',
    async (file) => {
      rmSync(path.join(root, file));
      await expect(build()).rejects.toThrow();
    },
  );
});
