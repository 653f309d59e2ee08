import { randomUUID } from 'node:crypto';
import { DELETE } from '@/app/api/vault/documents/[id]/redactions/[rid]/route';
import { issueCertificate } from '@/lib/vault/commands/certificate';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { buildCopy, buildRedaction, buildReview, readRedaction } from '@/tests/support/redaction-states';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';
import { buildLink } from '@/tests/support/share-links';
import { listStored } from '@/tests/support/store';

const remove = (as: { cookie: string } | null, id: string, rid: string) =>
  callRoute(DELETE, {
    method: 'DELETE',
    url: `/api/vault/documents/${id}/redactions/${rid}`,
    params: { id, rid },
    as,
  });

describe('DELETE /api/vault/documents/{id}/redactions/{rid}', () => {
  it('removes a copy with its bytes and links, and erases what opens its entry in the log', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const copy = await buildCopy(owner, document.id);
    await buildLink(owner, document.id, { redactionId: copy.id });
    const own = await buildLink(owner, document.id);
    await issueCertificate(owner.actor, { id: document.id, redactionId: copy.id });
    const answer = await remove(owner, document.id, copy.id);

    expect(answer.status).toBe(204);
    expect(await readRedaction(copy.id)).toBeNull();
    expect(await query('SELECT id FROM share_links')).toEqual([{ id: own.id }]);
    expect(await query('SELECT id FROM stored_objects WHERE id = $1', [copy.objectId])).toEqual([]);
    expect(await listStored()).not.toContain(copy.objectId);
    expect(await query('SELECT index, record IS NULL AS erased FROM log_openings ORDER BY index')).toEqual([
      { index: document.logIndex, erased: false },
      { index: copy.logIndex, erased: true },
      { index: copy.logIndex + 1, erased: true },
    ]);
    expect(await countRows('log_entries')).toBe(3);
    expect(await countRows('redaction_certificates')).toBe(0);
    expect((await listAudit(copy.id)).at(-1)).toMatchObject({
      type: 'redaction.deleted',
      data: { documentId: document.id },
    });
  });

  it.each([
    ['is being worked on', buildRedaction],
    ['waits for its review', buildReview],
    [
      'failed',
      async (owner: Person, id: string) => {
        const redaction = await buildRedaction(owner, id);
        await query("UPDATE redactions SET status = 'failed', failure = 'Broken.'");
        return redaction;
      },
    ],
  ])('removes one that %s', async (_, build) => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const redaction = await build(owner, document.id);
    expect((await remove(owner, document.id, redaction.id)).status).toBe(204);
    expect(await readRedaction(redaction.id)).toBeNull();
    expect((await remove(owner, document.id, redaction.id)).status).toBe(404);
  });

  it('asks a guarded account for a confirmation first, and changes nothing without one', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const copy = await buildCopy(owner, document.id);
    await guardWithPin(owner);
    const before = { rows: await snapshot(), store: await listStored() };
    const answer = await remove(owner, document.id, copy.id);
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual(stepUpRequired);
    expect({ rows: await snapshot(), store: await listStored() }).toEqual(before);

    await confirm(owner);
    expect((await remove(owner, document.id, copy.id)).status).toBe(204);
  });

  it('does not know the redaction of somebody else, or one of another document', async () => {
    const owner = await createOwner();
    const [document, another] = [await buildDocument(owner), await buildDocument(owner)];
    const { id } = await buildRedaction(owner, document.id);
    const other = await createOwner();
    const before = await snapshot();
    expect((await remove(other, document.id, id)).status).toBe(404);
    expect((await remove(owner, another.id, id)).status).toBe(404);
    expect(await snapshot()).toEqual(before);
  });

  it('answers a visitor 401', async () => {
    expect((await remove(visitor, randomUUID(), randomUUID())).status).toBe(401);
  });
});
