import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/requests/[id]/proof/route';
import { GET as READ } from '@/app/api/requests/[id]/route';
import { checkProof } from '@/lib/evidence/rules/proof';
import { changeRequestStatus } from '@/lib/notary/commands/status';
import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { callRoute } from '@/tests/support/http';
import { query } from '@/tests/support/database';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { listAudit } from '@/tests/support/rows';

const get = (as: { cookie: string } | null, id: string, search = '') =>
  callRoute(GET, { url: `/api/requests/${id}/proof${search}`, params: { id }, as });

type Visit = {
  hasEvidence?: boolean;
  isDemo?: boolean;
  email?: string;
  request?: Parameters<typeof writeRequest>[1];
};

async function buildVisit({ hasEvidence = true, isDemo = false, email, request = {} }: Visit = {}) {
  const client = await createOwner();
  const notary = await buildNotary({ isDemo, states: ['TX', 'VA', 'CA'] });
  await query("UPDATE users SET first_name = 'Grace', last_name = 'Hopper' WHERE id = $1", [notary.user.id]);
  if (email) await query('UPDATE users SET email = $2 WHERE id = $1', [notary.user.id, email]);
  const { id } = await writeRequest(client, {
    notary_id: notary.user.id,
    status: 'in_progress',
    add_deed_guard: hasEvidence,
    ...request,
  });
  await changeRequestStatus(notary.actor, id, { status: 'completed' });
  return { client, notary, id };
}

describe('GET /api/requests/{id}/proof', () => {
  it('hands out JSON that verifies, and names the notary and nobody else', async () => {
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
      documentType: 'deed',
      documentHash: null,
      service: 'real-estate',
      completedAt: expect.any(String),
      online: false,
      visitState: 'TX',
      notaryName: 'Grace Hopper',
      notaryCommission: 'TX',
      demo: false,
    });
    for (const secret of [client.user.id, notary.user.id, 'Lovelace', 'Congress']) {
      expect(record).not.toContain(secret);
    }
  });

  const recordOf = async ({ client, id }: Awaited<ReturnType<typeof buildVisit>>) => {
    const { body } = await get(client, id, '?format=json');
    return JSON.parse((body as { record: string }).record) as Record<string, unknown>;
  };

  it('says of an online session where its client was, and each commission whose state allows one', async () => {
    const request = { is_remote: true, state: 'NY', document_type: 'power-of-attorney' };
    const record = await recordOf(await buildVisit({ request }));
    expect(record).toMatchObject({
      documentType: 'power-of-attorney',
      online: true,
      clientState: 'NY',
      notaryCommission: 'TX, VA',
    });
    expect(record).not.toHaveProperty('visitState');
  });

  it('says that it was a demo', async () => {
    expect(await recordOf(await buildVisit({ isDemo: true }))).toMatchObject({ demo: true });
  });

  it('says so, too, where a person signed in as the notary that is there for trying out', async () => {
    const visit = await buildVisit({ email: 'notary@demo.example' });
    expect(await recordOf(visit)).toMatchObject({ demo: true });
    const { body } = await callRoute(READ, { url: '/x', params: { id: visit.id }, as: visit.client });
    expect(body).toMatchObject({
      notary: { name: 'Grace Hopper (demo account)', isDemo: false, isDemoAccount: true },
    });
    expect((await listAudit(visit.id)).at(-1)).toMatchObject({
      type: 'request.completed',
      data: { demo: true },
    });
  });

  it('names no commission that had lapsed on the day of the appointment', async () => {
    const visit = await buildVisit({ request: { appointment_at: '2031-01-02T12:00:00.000Z' } });
    expect(await recordOf(visit)).toMatchObject({ visitState: 'TX', notaryCommission: null });
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
          'This request has no proof. A request with proof of completion gets one once it is completed.',
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
