import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOwnDatabase } from '../../../scripts/backup/own-database';

it('npm run restore makes no new keys for a backup: it asks for the old ones', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'restore-'));
  await expect(startOwnDatabase(root)).rejects.toThrow(
    `Put ${root}/.data/secrets.env back first: the keys of the app are in it, and not in the backup.`,
  );
  expect(readdirSync(root)).toEqual([]);
  rmSync(root, { recursive: true });
});
