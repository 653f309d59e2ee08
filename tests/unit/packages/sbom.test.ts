import { readFileSync } from 'node:fs';
import { nameOf, sbomOf, type LockFile } from '@/scripts/sbom';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
const sbom = sbomOf(lock);
const production = Object.entries(lock.packages).filter(([place, { dev }]) => place !== '' && !dev);

describe('the list of packages', () => {
  it('has every package of the lock file that runs in production, once, with its hash', () => {
    const names = sbom.components.map(({ name, version }) => `${name} ${version}`);
    expect(names.length).toBeGreaterThan(500);
    expect([...names].sort()).toEqual(
      [...new Set(production.map(([place, { version }]) => `${nameOf(place)} ${version}`))].sort(),
    );
    expect(sbom.components.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512')).toEqual([]);
  });

  it('has what package.json asks for, and leaves out what only the tests use', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const names = new Set(sbom.components.map(({ name }) => name));
    expect(Object.keys(dependencies!).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(devDependencies!).filter((name) => names.has(name))).not.toContain('jest');
  });

  it('says what each package depends on, and names nothing that is not there', () => {
    const refs = new Set(sbom.components.map((component) => component['bom-ref']));
    const named = sbom.dependencies.flatMap(({ dependsOn }) => dependsOn);
    expect(named.filter((ref) => !refs.has(ref))).toEqual([]);
    expect(sbom.dependencies).toHaveLength(refs.size + 1);
    const ofReact = sbom.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/react-dom@'));
    expect(ofReact?.dependsOn.some((ref) => ref.startsWith('pkg:npm/scheduler@'))).toBe(true);
  });

  it('reads a package from the folder where Node would find it', () => {
    const made = sbomOf({
      packages: {
        '': { version: '1.0.0', dependencies: { a: '1', b: '1' } },
        'node_modules/a': { version: '1.0.0', dependencies: { b: '2', jest: '1' } },
        'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { a: '1' } },
        'node_modules/b': { version: '1.0.0' },
        'node_modules/jest': { version: '9.0.0', dev: true },
      },
    });
    expect(made.dependencies).toEqual([
      { ref: 'app', dependsOn: ['pkg:npm/a@1.0.0', 'pkg:npm/b@1.0.0'] },
      { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@2.0.0'] },
      { ref: 'pkg:npm/b@2.0.0', dependsOn: ['pkg:npm/a@1.0.0'] },
      { ref: 'pkg:npm/b@1.0.0', dependsOn: [] },
    ]);
  });
});

/** We may use it in a closed program; OFL is for letters, MPL for files that we do not change. */
const fine =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|CC-BY-4\.0|Zlib|Python-2\.0|MPL-2\.0|OFL-1\.1|SIL OPEN FONT LICENSE)$/;

/** A library of its own that anybody may replace, which the LGPL asks for; it comes with Next and draws pictures. */
const replaceable = /^@img\/sharp-/;

/** The lock file has none of them; these are what the packages say inside. */
const unsaid: Record<string, string> = {
  '@mapbox/jsonlint-lines-primitives': 'MIT',
  format: 'MIT',
  'png-js': 'MIT',
};

/** One of several is enough; several together are all in force. */
function isFine(license: string, name: string): boolean {
  const terms = license.replace(/[()]/g, '');
  if (terms.includes(' OR ')) return terms.split(' OR ').some((one) => isFine(one, name));
  return terms
    .split(' AND ')
    .every((one) => fine.test(one) || (one === 'LGPL-3.0-or-later' && replaceable.test(name)));
}

describe('the license of a package that runs in production', () => {
  it('lets us use it in a closed program', () => {
    const strange = sbom.components
      .map(({ name, licenses }) => ({ name, license: licenses[0]?.expression ?? unsaid[name] ?? 'none' }))
      .filter(({ name, license }) => !isFine(license, name));
    expect(strange).toEqual([]);
  });

  it('is chosen by us where a package has two', () => {
    const dual = sbom.components.flatMap(({ name, licenses }) =>
      licenses
        .filter(({ expression }) => expression.includes(' OR '))
        .map(({ expression }) => `${name}: ${expression}`),
    );
    expect(dual).toEqual(['@maplibre/mlt: (MIT OR Apache-2.0)', 'type-fest: (MIT OR CC0-1.0)']);
  });

  it.each([
    ['AGPL-3.0-only', false],
    ['GPL-3.0', false],
    ['SSPL-1.0', false],
    ['LGPL-3.0-or-later', false],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND GPL-2.0', false],
    ['UNLICENSED', false],
  ])('%s: %s', (license, expected) => {
    expect(isFine(license, 'a-package')).toBe(expected);
  });
});
