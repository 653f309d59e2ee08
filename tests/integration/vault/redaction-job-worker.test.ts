import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { applyRedaction } from '@/lib/vault/commands/redactions';
import { getRedaction } from '@/lib/vault/queries/redactions';
import type { Redaction, RedactionStatus } from '@/lib/vault/schema/redactions';
import { createOwner } from '@/tests/support/actors';
import { startProcess } from '@/tests/support/app-process';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { pdfFile } from '@/tests/support/files';
import { buildHostile, endless } from '@/tests/support/hostile-documents';
import { buildNotary } from '@/tests/support/notary';
import { listOffers } from '@/tests/support/offers';
import { buildRedaction } from '@/tests/support/redaction-states';
import { buildRequest } from '@/tests/support/requests';

jest.setTimeout(120_000);

const startWorker = () => startProcess('scripts/worker.ts');

async function stopWorker(worker: ChildProcess): Promise<void> {
  worker.kill('SIGTERM');
  await once(worker, 'exit');
}

async function waitFor(get: () => Promise<Redaction>, status: RedactionStatus): Promise<Redaction> {
  for (;;) {
    const redaction = await get();
    if (redaction.status === status) return redaction;
    if (redaction.status === 'failed') throw new Error(redaction.failure ?? 'It failed.');
    await sleep(100);
  }
}

describe('a worker', () => {
  it('finds, waits for the owner, and makes the copy', async () => {
    const owner = await createOwner();
    const bytes = await pdfFile('Social security number: 219-09-9999');
    const document = await buildDocument(owner, { bytes });
    const { id: rid } = await buildRedaction(owner, document.id);
    const get = () => getRedaction(owner.actor, { id: document.id, rid });
    const worker = startWorker();
    const found = await waitFor(get, 'pending_review');
    expect(found.findings).toHaveLength(1);
    await applyRedaction(owner.actor, { id: document.id, rid, leftOut: [], drawnBoxes: [] });
    const done = await waitFor(get, 'completed');
    await stopWorker(worker);
    expect(done).toMatchObject({ redactedFields: 1, logIndex: document.logIndex + 1 });
  });

  it('says of a redaction whose job failed each time that it failed', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const { id: rid } = await buildRedaction(owner, document.id);
    // The last try of the job, on rows that no document has.
    await query("UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'redact'");
    await query('UPDATE vault_documents SET object_id = object_id, log_index = -1');
    await query("UPDATE redactions SET status = 'processing', step = 'applying'");
    const worker = startWorker();
    const get = () => getRedaction(owner.actor, { id: document.id, rid });
    await expect(waitFor(get, 'completed')).rejects.toThrow(
      'The redaction could not be finished. Nothing was changed; please try again.',
    );
    await stopWorker(worker);
  });

  it('offers a request to a notary while documents of several people are searched without end', async () => {
    const hostile: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const owner = await createOwner();
      const { id } = await buildHostile(owner, endless.find);
      hostile.push((await buildRedaction(owner, id)).id);
    }
    const worker = startWorker();
    await waitUntil(async () => (await listStatuses(hostile)).searching >= 2);
    await buildNotary();
    const { id } = await buildRequest(await createOwner());
    await waitUntil(async () => (await listOffers(id)).length === 1);
    expect((await listStatuses(hostile)).processing).toBe(4);
    await stopWorker(worker);
  });
});

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(100);
}

/** How many are still asked for, and for how many a worker has taken the job. */
async function listStatuses(ids: string[]): Promise<{ processing: number; searching: number }> {
  const [row] = await query<{ processing: number; searching: number }>(
    `SELECT (SELECT count(*)::int FROM redactions WHERE id = ANY($1::uuid[]) AND status = 'processing') AS processing,
       (SELECT count(*)::int FROM pgboss.job WHERE name = 'redact' AND state = 'active') AS searching`,
    [ids],
  );
  return row!;
}
