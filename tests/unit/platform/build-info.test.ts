import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildInfo } from '@/lib/site/build-info';

const COMMIT = '06e0ebd4f1a2b3c4d5e6f708192a3b4c5d6e7f80';

function buildWith(environment: { BUILD_TIME?: string; BUILD_COMMIT?: string }, root?: string) {
  const kept = { BUILD_TIME: process.env.BUILD_TIME, BUILD_COMMIT: process.env.BUILD_COMMIT };
  delete process.env.BUILD_TIME;
  delete process.env.BUILD_COMMIT;
  Object.assign(process.env, environment);
  const info = buildInfo(root);
  for (const [name, value] of Object.entries(kept)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  return info;
}

describe('what a build says about itself', () => {
  it('is its time in UTC and its commit', () => {
    const info = buildWith({ BUILD_TIME: '2026-11-21T12:00:00+02:00', BUILD_COMMIT: COMMIT });

    expect(info).toMatchObject({ builtAt: '2026-11-21T10:00:00.000Z', commit: COMMIT });
  });

  it('leaves out what it was not told', () => {
    expect(buildWith({})).toMatchObject({ builtAt: null, commit: null });
  });

  it.each([
    ['empty values', { BUILD_TIME: '', BUILD_COMMIT: '' }],
    [
      'what is no time and no commit',
      { BUILD_TIME: 'yesterday', BUILD_COMMIT: 'fatal: not a git repository' },
    ],
  ])('does not repeat %s', (_, environment) => {
    expect(buildWith(environment)).toMatchObject({ builtAt: null, commit: null });
  });

  it('is the version of package.json and where it runs', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

    expect(buildWith({})).toMatchObject({ version, environment: 'test' });
  });
});

describe('the components of a build', () => {
  it('have the versions that are installed', () => {
    const { components } = buildWith({});
    const installed = (id: string) =>
      (JSON.parse(readFileSync(`node_modules/${id}/package.json`, 'utf8')) as { version: string }).version;

    expect(components).toContainEqual(
      expect.objectContaining({ name: 'Next.js', version: installed('next') }),
    );
    expect(components).toContainEqual(
      expect.objectContaining({ name: 'Prisma', version: installed('@prisma/client') }),
    );
    expect(components.filter(({ version }) => version === null)).toEqual([]);
  });

  it('come from the lock file where nothing says what was installed, and are unknown without one', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'build-'));
    writeFileSync(path.join(root, 'package.json'), '{"version":"9.9.9"}');
    const react = () => buildWith({}, root).components.find(({ name }) => name === 'React')?.version;
    expect(react()).toBeNull();

    const lock = { packages: { 'node_modules/react': { version: '19.0.1' } } };
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lock));

    expect(react()).toBe('19.0.1');
    rmSync(root, { recursive: true });
  });
});
