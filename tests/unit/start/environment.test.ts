import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '../../../scripts/start/environment';

describe('the settings of a start with the embedded database', () => {
  let root: string;
  let data: string;
  const { DATABASE_URL } = process.env;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'settings-'));
    data = path.join(root, '.data', 'postgres');
    delete process.env.DATABASE_URL;
  });

  afterEach(() => {
    process.env.DATABASE_URL = DATABASE_URL;
    rmSync(root, { recursive: true, force: true });
  });

  it('make secrets for a new database', () => {
    expect(readSettings(root, 'start')).toMatchObject({ isEmbedded: true });
    expect(existsSync(path.join(root, '.data', 'secrets.env'))).toBe(true);
  });

  it('refuse new secrets for a database that was written with others, and touch nothing', () => {
    mkdirSync(data, { recursive: true });
    writeFileSync(path.join(data, 'PG_VERSION'), '18\n');
    expect(() => readSettings(root, 'start')).toThrow(/The secrets of the database in .* are gone/);
    expect(existsSync(path.join(root, '.data', 'secrets.env'))).toBe(false);
  });
});
