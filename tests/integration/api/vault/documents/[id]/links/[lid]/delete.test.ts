import { randomUUID } from 'node:crypto';
import { DELETE } from '@/app/api/vault/documents/[id]/links/[lid]/route';
import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { listAudit, snapshot } from '@/tests/support/rows';
import { buildLink, readLink } from '@/tests/support/share-links';

const revoke = (as: { cookie: string } | null, id: string, lid: string) =>
  callRoute(DELETE, {
    method: 'DELETE',
    url: `/api/vault/documents/${id}/links/${lid}`,
    params: { id, lid },
    as,
  });

describe('DELETE /api/vault/documents/{id}/links/{lid}', () => {
  afterEach(releaseClock);

  it('ends the link at once, and once: asking again changes nothing', async () => {
    holdClock();
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const link = await buildLink(owner, document.id);
    advanceClock({ minutes: 5 });
    expect((await revoke(owner, document.id, link.id)).status).toBe(204);
    advanceClock({ minutes: 5 });
    expect((await revoke(owner, document.id, link.id)).status).toBe(204);
    expect((await readLink(link.id))?.revoked_at).toEqual(new Date('2026-11-20T15:09:05.678Z'));
    expect((await listAudit(link.id)).slice(1)).toEqual([
      {
        type: 'link.revoked',
        actor_id: owner.user.id,
        subject_id: link.id,
        data: { documentId: document.id },
      },
    ]);
  });

  it.each([createOwner, createAdmin])('does not know the link of somebody else', async (create) => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const link = await buildLink(owner, document.id);
    const other = await create();
    const before = await snapshot();
    const answer = await revoke(other, document.id, link.id);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message: 'There is no such link.', code: 'not_found' });
    expect(await snapshot()).toEqual(before);
  });

  it('does not know it under another document', async () => {
    const owner = await createOwner();
    const link = await buildLink(owner, (await buildDocument(owner)).id);
    const other = await buildDocument(owner);
    expect((await revoke(owner, other.id, link.id)).status).toBe(404);
    expect((await readLink(link.id))?.revoked_at).toBeNull();
  });

  it('answers a visitor 401', async () => {
    expect((await revoke(visitor, randomUUID(), randomUUID())).status).toBe(401);
  });
});
