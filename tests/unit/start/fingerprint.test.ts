import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint } from '../../../scripts/start/fingerprint';

describe('the fingerprint of a build', () => {
  let root: string;
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  const take = (settings: string[] = []) =>
    fingerprint(root, ['app', 'tsconfig.json', 'not-there'], settings);

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
    write('app/page.tsx', 'page');
    write('app/deep/layout.tsx', 'layout');
    write('tsconfig.json', '{}');
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('stays when nothing but times has changed', () => {
    const before = take();
    utimesSync(path.join(root, 'app/page.tsx'), 1, 1);
    expect(take()).toBe(before);
  });

  it.each([
    ['a changed file', () => write('app/deep/layout.tsx', 'other')],
    ['a new file', () => write('app/new.ts', '')],
    ['a removed file', () => rmSync(path.join(root, 'app/page.tsx'))],
    ['content that moved to another file', () => [write('app/page.tsx', 'pag'), write('app/page2.tsx', 'e')]],
  ])('changes with %s', (_name, change) => {
    const before = take();
    change();
    expect(take()).not.toBe(before);
  });

  it('changes with the settings', () => {
    expect(take(['https://a.example'])).not.toBe(take(['https://b.example']));
  });

  it('leaves out what the build itself puts among the public files', () => {
    const before = fingerprint(root, ['public']);
    write('public/openapi.json', '{}');
    write('public/clients/deedguard.tgz', 'x');
    expect(fingerprint(root, ['public'])).toBe(before);
    write('public/icon.svg', 'x');
    expect(fingerprint(root, ['public'])).not.toBe(before);
  });

  it('leaves out generated code and what is not named', () => {
    const before = take();
    write('app/generated/client.ts', 'x');
    write('tests/x.test.ts', 'x');
    expect(take()).toBe(before);
  });
});
