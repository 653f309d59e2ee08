import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/requests/[id]/proof/route';
import { checkProof } from '@/lib/evidence/rules/proof';
import { changeRequestStatus } from '@/lib/notary/commands/status';
import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';

const get = (as: { cookie: string } | null, id: string, search = '') =>
  callRoute(GET, { url: `/api/requests/${id}/proof${search}`, params: { id }, as });

async function buildVisit({ hasEvidence = true } = {}) {
  const client = await createOwner();
  const notary = await buildNotary();
  const { id } = await writeRequest(client, {
    notary_id: notary.user.id,
    status: 'in_progress',
    add_deed_guard: hasEvidence,
  });
  await changeRequestStatus(notary.actor, id, { status: 'completed' });
  return { client, notary, id };
}

describe('GET /api/requests/{id}/proof', () => {
  it('hands out JSON that verifies, and names nobody', async () => {
    await buildLock(await createOwner());
    const { client, notary, id } = await buildVisit();
    await buildLock(await createOwner());
    const answer = await get(client, id, '?format=json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="deedguard-proof-1\.json"$/,
    );
    expect(checkProof(answer.body)).toMatchObject({ verified: true, entry: { index: 1, size: 3 } });
    const { record } = answer.body as { record: string };
    expect(JSON.parse(record)).toEqual({
      type: 'visit.completed',
      requestId: id,
      documentHash: null,
      service: 'real-estate',
      completedAt: expect.any(String),
    });
    for (const secret of [client.user.id, notary.user.id, 'Lovelace', 'Congress']) {
      expect(record).not.toContain(secret);
    }
  });

  it('hands one page to the client, the notary and an admin', async () => {
    const { client, notary, id } = await buildVisit();
    for (const as of [client, notary, await createAdmin()]) {
      const answer = await get(as, id);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.text).toContain(id);
    }
  });

  it('has none for a visit without the add-on, and before it is completed', async () => {
    const { client, id } = await buildVisit({ hasEvidence: false });
    const waiting = await writeRequest(client, { add_deed_guard: true });
    for (const wanted of [id, waiting.id]) {
      const answer = await get(client, wanted);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        message:
          'This visit has no proof: there is one once it is completed, where deed protection was chosen.',
        code: 'not_found',
      });
    }
  });

  it('refuses another format', async () => {
    const { client, id } = await buildVisit();
    expect((await get(client, id, '?format=pdf')).status).toBe(422);
  });

  it('hides it from anybody else', async () => {
    const { id } = await buildVisit();
    const other = await createOwner();
    for (const wanted of [id, randomUUID()]) {
      const answer = await get(other, wanted);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such request.', code: 'not_found' });
    }
    expect((await get(visitor, id)).status).toBe(401);
  });
});
