/**
 * Writes .data/sbom.json: the packages that run in production, as the lock file has them (CycloneDX 1.5). Asks nobody.
 * `npm sbom` leaves out about a fifth of them (docs/decisions.md, 207).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.join('.data', 'sbom.json');
const FOLDER = 'node_modules/';

export type Locked = {
  version?: string;
  license?: string;
  dev?: boolean;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, Locked> };
type Packages = LockFile['packages'];

export function sbomOf({ packages }: LockFile) {
  const { '': own = {}, ...all } = packages;
  const used = Object.entries(all).filter(([, { dev }]) => !dev);
  const components = new Map(
    used.map(([place, locked]) => [purlOf(place, locked), componentOf(place, locked)]),
  );
  const main = { type: 'application', 'bom-ref': 'app', name: 'deedguard-guardsign', version: own.version };
  const everything: [string, Locked][] = [['', own], ...used];
  const dependencies = everything.map(([place, locked]) => ({
    ref: place === '' ? 'app' : purlOf(place, locked),
    dependsOn: dependsOn(packages, place, locked),
  }));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: main },
    components: [...components.values()],
    dependencies: [...new Map(dependencies.map((one) => [one.ref, one])).values()],
  };
}

function componentOf(place: string, { version = '', license, integrity = '' }: Locked) {
  const purl = purlOf(place, { version });
  const [algorithm = '', hash = ''] = integrity.split('-');
  const content = Buffer.from(hash, 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': purl,
    name: nameOf(place),
    version,
    purl,
    ...(content && { hashes: [{ alg: algorithm.replace(/^sha/, 'SHA-'), content }] }),
    licenses: license ? [{ expression: license }] : [],
  };
}

/** What a package finds from its place, as Node looks for it: in its own folder first, then in those above. */
function dependsOn(packages: Packages, place: string, locked: Locked): string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = locked;
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const found = names.flatMap((name) => {
    const at = find(packages, place, name);
    const one = at === undefined ? undefined : packages[at];
    return at !== undefined && one && !one.dev ? [purlOf(at, one)] : [];
  });
  return [...new Set(found)].sort();
}

function find(packages: Packages, place: string, name: string): string | undefined {
  for (let from = place; ; from = from.slice(0, Math.max(0, from.lastIndexOf(`/${FOLDER}`)))) {
    const candidate = from === '' ? FOLDER + name : `${from}/${FOLDER}${name}`;
    if (packages[candidate]) return candidate;
    if (from === '') return undefined;
  }
}

export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
}

function purlOf(place: string, { version = '' }: Locked): string {
  return `pkg:npm/${nameOf(place).replace('@', '%40')}@${version}`;
}

if (require.main === module) {
  const sbom = sbomOf(JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile);
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${FILE}: ${sbom.components.length} packages that run in production.`);
}
