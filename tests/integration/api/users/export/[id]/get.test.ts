import { GET } from '@/app/api/users/export/[id]/route';
import { deleteExpiredExports, giveUpExport, makeExport } from '@/lib/personal-data/commands/export-job';
import { findExport } from '@/lib/personal-data/queries/exports';
import { DIRECT_BYTES } from '@/lib/personal-data/rules/size';
import type { DataExport } from '@/lib/personal-data/schema';
import { removeDoomedObjects } from '@/lib/vault/commands/stored-objects';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { drawing, exportOf } from '@/tests/support/exports';
import { unzip } from '@/tests/support/unzip';
import { guardWithPin, listNotifications, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { listJobs } from '@/tests/support/requests';
import { countRows } from '@/tests/support/rows';
import { emptyStore, listStored } from '@/tests/support/store';

const DAY_MS = 24 * 60 * 60_000;

const download = (as: Person | null, id: string) =>
  callRoute(GET, { url: `/api/users/export/${id}`, params: { id }, as });

/** Somebody with one document, which counts as a large one. */
async function createLarge(): Promise<Person> {
  const owner = await createOwner();
  await buildDocument(owner, { name: 'deed.pdf' });
  await query('UPDATE vault_documents SET size_bytes = $2 WHERE owner_id = $1', [
    owner.actor.id,
    DIRECT_BYTES + 1,
  ]);
  return owner;
}

async function ask(owner: Person): Promise<DataExport> {
  const answer = await exportOf(owner);
  expect(answer.status).toBe(202);
  return answer.body as DataExport;
}

beforeEach(emptyStore);
afterEach(releaseClock);

describe('an export that is too large to wait for', () => {
  it('is made by a job, told, and can be downloaded by its owner', async () => {
    const owner = await createLarge();
    const asked = await ask(owner);
    expect(asked).toEqual({
      id: asked.id,
      status: 'making',
      askedAt: expect.any(String),
      size: null,
      until: null,
    });
    expect(await listJobs('export-data')).toEqual([asked.id]);
    expect((await download(owner, asked.id)).status).toBe(404);

    expect(await makeExport(asked.id, drawing)).toEqual({ exportId: asked.id, outcome: 'ready' });

    const answer = await download(owner, asked.id);
    expect(answer.status).toBe(200);
    expect(unzip(answer.bytes).names).toContain('documents/deed.pdf');
    expect(Number(answer.headers.get('content-length'))).toBe(answer.bytes.length);
    expect(await findExport(owner.actor)).toMatchObject({ status: 'ready', size: answer.bytes.length });
    expect(await listNotifications(owner)).toEqual([
      expect.objectContaining({ type: 'export.ready', title: 'Your data is ready' }),
    ]);
    expect(await listJobs('notification-mail')).toHaveLength(1);
  });

  it('is made once, however often it is asked for and the job runs', async () => {
    const owner = await createLarge();
    const asked = await Promise.all([ask(owner), ask(owner), ask(owner)]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    const { id } = asked[0]!;
    const outcomes = await Promise.all([makeExport(id, drawing), makeExport(id, drawing)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['nothing', 'ready']);
    expect(await listStored()).toHaveLength(2);
    expect(await listNotifications(owner)).toHaveLength(1);
  });

  it('lies encrypted in the store', async () => {
    const owner = await createLarge();
    const { id } = await ask(owner);
    await makeExport(id, drawing);
    const [row] = await query<{ key_ciphertext: string }>(
      'SELECT o.key_ciphertext FROM stored_objects o JOIN data_exports e ON e.object_id = o.id',
    );
    expect(row!.key_ciphertext).toMatch(/^\S+$/);
  });

  it('can be downloaded for a day, and is gone after that, with its key and its bytes', async () => {
    holdClock();
    const owner = await createLarge();
    const { id } = await ask(owner);
    await makeExport(id, drawing);
    advanceClock({ ms: DAY_MS - 1 });
    expect((await download(owner, id)).status).toBe(200);
    advanceClock({ ms: 1 });
    const late = await download(owner, id);
    expect([late.status, late.body]).toMatchObject([410, { code: 'gone' }]);
    expect(await findExport(owner.actor)).toBeNull();

    expect(await deleteExpiredExports()).toEqual({ deleted: 1 });
    expect(await removeDoomedObjects()).toEqual({ removed: 1 });
    expect((await download(owner, id)).status).toBe(404);
    expect([await countRows('data_exports'), (await listStored()).length]).toEqual([0, 1]);
  });

  it('tells when it could not be made, and can be asked for again', async () => {
    const owner = await createLarge();
    const { id } = await ask(owner);
    expect(await giveUpExport(id)).toEqual({ exportId: id, outcome: 'failed' });
    expect(await giveUpExport(id)).toEqual({ exportId: id, outcome: 'nothing' });
    expect(await listNotifications(owner)).toEqual([expect.objectContaining({ type: 'export.failed' })]);
    expect(await findExport(owner.actor)).toMatchObject({ status: 'failed' });
    expect((await ask(owner)).id).not.toBe(id);
  });

  it('comes to nothing for an account that was deleted meanwhile', async () => {
    const owner = await createLarge();
    const { id } = await ask(owner);
    await query('DELETE FROM data_exports');
    expect(await makeExport(id, drawing)).toEqual({ exportId: id, outcome: 'nothing' });
    expect(await listStored()).toHaveLength(1);
  });
});

describe('GET /api/users/export/[id]', () => {
  it('is not found by anybody else, admins too', async () => {
    const owner = await createLarge();
    const { id } = await ask(owner);
    await makeExport(id, drawing);
    expect((await download(visitor, id)).status).toBe(401);
    expect((await download(await createOwner(), id)).status).toBe(404);
    expect((await download(await createAdmin(), id)).status).toBe(404);
    expect((await download(owner, crypto.randomUUID())).status).toBe(404);
    expect((await download(owner, 'none')).status).toBe(404);
  });

  it('asks a guarded account to confirm', async () => {
    const owner = await createLarge();
    const { id } = await ask(owner);
    await makeExport(id, drawing);
    await guardWithPin(owner);
    const answer = await download(owner, id);
    expect([answer.status, answer.body]).toEqual([402, stepUpRequired]);
  });
});
