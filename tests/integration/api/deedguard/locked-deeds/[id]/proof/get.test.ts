import { randomUUID } from 'node:crypto';
import { GET as downloadProof } from '@/app/api/deedguard/locked-deeds/[id]/proof/route';
import { checkProof } from '@/lib/evidence/rules/proof';
import { createOwner, visitor } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';

const get = (as: { cookie: string } | null, id: string, search = '') =>
  callRoute(downloadProof, { url: `/api/deedguard/locked-deeds/${id}/proof${search}`, params: { id }, as });

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
