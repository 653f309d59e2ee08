import { createOwner } from '@/tests/support/actors';
import { backupKey, makeFolder } from '@/tests/support/backups';
import { workerDatabaseUrl } from '@/tests/support/database';
import { buildDocument, deleteDocument } from '@/tests/support/documents';
import { emptyStore, listStored } from '@/tests/support/store';
import { copyObjects } from '../../../scripts/backup/copy-objects';
import { copyRows } from '../../../scripts/backup/copy-rows';
import { newLabel } from '../../../scripts/backup/keys';
import { listObjects } from '../../../scripts/backup/read-backup';

beforeEach(emptyStore);
afterAll(emptyStore);

describe('a backup while people go on working', () => {
  it('has the objects of its rows alone, and names what was deleted before it was copied', async () => {
    const owner = await createOwner();
    const kept = await buildDocument(owner);
    const [keptId] = (await listStored()) as [string];
    const deleted = await buildDocument(owner);
    const deletedId = (await listStored()).find((id) => id !== keptId);
    const place = { folder: await makeFolder(), key: backupKey, label: newLabel(backupKey) };

    const { tables } = await copyRows(workerDatabaseUrl(), place);
    await deleteDocument(owner, deleted.id);
    await buildDocument(owner);
    const objects = await copyObjects(workerDatabaseUrl(), place);

    expect(kept.id).not.toBe(deleted.id);
    expect(tables.find(({ name }) => name === 'vault_documents')?.rows).toBe(2);
    expect(objects).toMatchObject({ count: 1, deletedMeanwhile: [deletedId], lost: [] });
    const listed: string[] = [];
    for await (const { id } of listObjects(place)) listed.push(id);
    expect(listed).toEqual([keptId]);
  });
});
