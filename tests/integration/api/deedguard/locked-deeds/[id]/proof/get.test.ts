import { randomUUID } from 'node:crypto';
import { GET as downloadProof } from '@/app/api/deedguard/locked-deeds/[id]/proof/route';
import { POST as refund } from '@/app/api/deedguard/locked-deeds/[id]/refund/route';
import { checkProof } from '@/lib/evidence/rules/proof';
import { createOwner, visitor } from '@/tests/support/actors';
import { checkProofFile } from '@/lib/evidence/rules/proof-file';
import type { LockState } from '@/lib/evidence/schema/proof';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';

const get = (as: { cookie: string } | null, id: string, search = '') =>
  callRoute(downloadProof, { url: `/api/deedguard/locked-deeds/${id}/proof${search}`, params: { id }, as });

function stateIn(body: unknown): LockState {
  const check = checkProof(body);
  if (!check.verified || !check.state) throw new Error('The proof tells no state.');
  return check.state;
}

describe('GET /api/deedguard/locked-deeds/{id}/proof', () => {
  it('hands out JSON that verifies, and stays good as the log grows', async () => {
    const owner = await createOwner();
    await buildLock(await createOwner());
    const lock = await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
    for (let i = 0; i < 3; i += 1) await buildLock(owner);
    const answer = await get(owner, lock.id, '?format=json');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="deedguard-proof-1\.json"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(checkProof(answer.body)).toMatchObject({ verified: true, entry: { index: 1, size: 5 } });
    expect(JSON.parse((answer.body as { record: string }).record)).toMatchObject({
      lockId: lock.id,
      propertyAddress: '12 Main St, Austin, TX 78701',
    });
  });

  it.each(['', '?format=html'])('hands out one page that holds everything (%s)', async (search) => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const answer = await get(owner, lock.id, search);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="deedguard-proof-0\.html"$/,
    );
    expect(answer.text).toMatch(/^<!doctype html>/i);
    expect(answer.text).toContain(lock.id);
    expect(answer.text).not.toMatch(/<(script|link|img)[^>]+(src|href)="http/);
  });

  it('tells that a payment was a demo, also once it was taken back', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await buildPaidPayment(owner, { lockId: lock.id });
    const stateNow = async (search: string) => stateIn((await get(owner, lock.id, search)).body);
    expect(await stateNow('?format=json')).toMatchObject({ state: 'locked', demo: true });

    await callRoute(refund, {
      method: 'POST',
      url: `/api/deedguard/locked-deeds/${lock.id}/refund`,
      params: { id: lock.id },
      as: owner,
    });
    for (const kind of ['lock', 'release', 'history']) {
      expect(await stateNow(`?format=json&of=${kind}`)).toMatchObject({
        ended: { by: 'refund' },
        demo: true,
      });
    }
  });

  it('tells the state of the lock: due, locked, ended', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const stateNow = async () => stateIn((await get(owner, lock.id, '?format=json')).body);

    expect(await stateNow()).toMatchObject({
      state: 'due',
      paidAt: null,
      paymentDueAt: expect.any(String),
      size: 1,
    });
    await buildPaidPayment(owner, { lockId: lock.id });
    expect(await stateNow()).toMatchObject({
      state: 'locked',
      paidAt: expect.any(String),
      paymentDueAt: null,
    });
    await releaseLock(owner, lock);
    expect(await stateNow()).toMatchObject({
      state: 'ended',
      ended: { by: 'owner', index: 1, at: expect.any(String) },
      size: 2,
    });
  });

  it('proves the release on its own, and the whole history in one file', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await releaseLock(owner, lock);

    const release = await get(owner, lock.id, '?of=release&format=json');
    expect(release.headers.get('content-disposition')).toContain('"deedguard-proof-1.json"');
    expect(checkProof(release.body)).toMatchObject({
      entry: { index: 1, record: { type: 'deed.released', lockId: lock.id, reason: 'owner' } },
      others: [],
    });
    const history = await get(owner, lock.id, '?of=history&format=json');
    expect(history.headers.get('content-disposition')).toContain('"deedguard-proof-0-1.json"');
    expect(checkProof(history.body)).toMatchObject({
      entry: { index: 0, record: { type: 'deed.locked' } },
      others: [{ index: 1, record: { type: 'deed.released' } }],
    });
    const page = await get(owner, lock.id, '?of=history');
    expect(checkProofFile(page.bytes)).toMatchObject({ verified: true, state: { state: 'ended' } });
  });

  it('has no proof of an end that has not come', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const answer = await get(owner, lock.id, '?of=release');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({
      message: 'This lock has not ended, so there is no proof of its end.',
    });
    expect((await get(owner, lock.id, '?of=history')).status).toBe(200);
    expect((await get(owner, lock.id, '?of=everything')).status).toBe(422);
  });

  it('is of before or after a release that comes while it is made, never a mixture', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const download = () => get(owner, lock.id, '?of=history&format=json');
    const [first, , ...rest] = await Promise.all([
      download(),
      releaseLock(owner, lock),
      ...Array.from({ length: 12 }, download),
    ]);

    for (const answer of [first, ...rest]) {
      const check = checkProof(answer!.body);
      if (!check.verified) throw new Error(check.reason);
      const hasEnded = check.state?.ended !== null;
      expect({ entries: check.others.length, size: check.entry.size }).toEqual(
        hasEnded ? { entries: 1, size: 2 } : { entries: 0, size: 1 },
      );
    }
    expect(stateIn((await download()).body).ended).not.toBeNull();
  });

  it('refuses another format', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const answer = await get(owner, lock.id, '?format=pdf');
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed', fields: { format: expect.any(String) } });
  });

  it('says so when the record was erased', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await query('UPDATE log_openings SET salt = NULL, record = NULL');
    const answer = await get(owner, lock.id);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('erased on request') });
  });

  it('hides the lock of somebody else', async () => {
    const lock = await buildLock(await createOwner());
    const other = await createOwner();
    for (const id of [lock.id, randomUUID()]) {
      const answer = await get(other, id);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such lock.', code: 'not_found' });
    }
  });

  it('answers a visitor 401', async () => {
    const lock = await buildLock(await createOwner());
    expect((await get(visitor, lock.id)).status).toBe(401);
  });
});
