import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnvironment } from '@/lib/platform/env';
import { keepSecrets } from '../../../scripts/start/secrets';

describe('the secrets of the embedded database', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
    file = path.join(folder, '.data', 'secrets.env');
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are made once and kept', () => {
    const first = keepSecrets(file, '3000');
    expect(keepSecrets(file, '3000')).toEqual(first);
  });

  it('are for the owner of the file alone', () => {
    keepSecrets(file, '3000');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('satisfy the app', () => {
    const environment = {
      ...keepSecrets(file, '3000'),
      DATABASE_URL: 'postgresql://x',
      NEXTAUTH_URL: 'http://localhost',
    };
    expect(() => parseEnvironment(environment)).not.toThrow();
  });

  it('keep the name of the log when the port moves', () => {
    keepSecrets(file, '3000');
    expect(keepSecrets(file, '4000').LOG_ORIGIN).toBe('localhost:3000');
  });

  it('are completed without touching those that are there', () => {
    const { MASTER_KEY } = keepSecrets(file, '3000');
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.filter((line) => !line.startsWith('LOG_SIGNING_KEY')).join('\n'));
    const completed = keepSecrets(file, '3000');
    expect(completed.MASTER_KEY).toBe(MASTER_KEY);
    expect(completed.LOG_SIGNING_KEY).toMatch(/=$/);
  });
});
