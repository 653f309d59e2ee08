import { isKeyOf, newLabel, partKey, readBackupKey } from '../../../scripts/backup/keys';

const key = Buffer.alloc(32, 1);

describe('the key of backups', () => {
  it('is the base64 of 32 bytes', () => {
    const BACKUP_KEY = key.toString('base64');
    expect(readBackupKey({ NODE_ENV: 'test', BACKUP_KEY })).toEqual(key);
    for (const bad of [undefined, '', 'secret', BACKUP_KEY.slice(1), `${BACKUP_KEY}A`]) {
      expect(() => readBackupKey({ NODE_ENV: 'test', BACKUP_KEY: bad })).toThrow('openssl rand -base64 32');
    }
  });

  it('is known by the label of a backup, and another is not', () => {
    const label = newLabel(key);
    expect(isKeyOf(key, label)).toBe(true);
    expect(isKeyOf(Buffer.alloc(32, 2), label)).toBe(false);
    expect(isKeyOf(key, { ...label, id: newLabel(key).id })).toBe(false);
  });

  it('gives each part of each backup a key of its own', () => {
    const [label, other] = [newLabel(key), newLabel(key)];
    const keys = [partKey(key, label, 'a'), partKey(key, label, 'b'), partKey(key, other, 'a')];
    expect(new Set(keys.map((bytes) => bytes.toString('hex'))).size).toBe(3);
    expect(partKey(key, label, 'a')).toEqual(keys[0]);
    for (const bytes of keys) expect(bytes).toHaveLength(32);
  });
});
