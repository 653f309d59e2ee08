import { readFileSync } from 'node:fs';
import path from 'node:path';

type Package = { version?: string; optionalDependencies?: Record<string, string> };

/** Node's own way to a package: the nearest `node_modules` on the way up. */
function findPackage(packages: Record<string, Package>, from: string, name: string): Package | undefined {
  const found = packages[path.posix.join(from, 'node_modules', name)];
  if (found || from === '') return found;
  return findPackage(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

describe('package-lock.json', () => {
  const lock = readFileSync('package-lock.json', 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, Package> };

  it('holds every package for every system: `npm ci` refuses one that leaves something out', () => {
    const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name]) => !findPackage(packages, folder, name))
        .map(([name, version]) => `${name}@${version}, which ${folder} asks for`),
    );
    expect(missing).toEqual([]);
  });

  it('has the same version of a native package for every system', () => {
    const mixed = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([, version]) => /^\d/.test(version))
        .filter(([name, version]) => findPackage(packages, folder, name)?.version !== version)
        .map(([name, version]) => `${name}@${version}, which ${folder} asks for`),
    );
    expect(mixed).toEqual([]);
  });
});
