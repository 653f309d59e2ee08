import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/vault/documents/[id]/redactions/[rid]/content/route';
import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { buildCopy, buildRedaction, buildReview } from '@/tests/support/redaction-states';
import { listAudit } from '@/tests/support/rows';
import { tamper } from '@/tests/support/store';

const get = (as: { cookie: string } | null, id: string, rid: string, search = '') =>
  callRoute(GET, {
    url: `/api/vault/documents/${id}/redactions/${rid}/content${search}`,
    params: { id, rid },
    as,
  });
const pleaseWait = { message: 'Please wait for redaction to complete', code: 'conflict' };

describe('GET /api/vault/documents/{id}/redactions/{rid}/content', () => {
  it('downloads the copy, and says so in the audit trail', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner, { name: 'Warranty deed.pdf' });
    const copy = await buildCopy(owner, document.id);
    const answer = await get(owner, document.id, copy.id);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(copy.bytes)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toContain(
      'attachment; filename="Warranty deed (redacted).pdf"',
    );
    expect((await listAudit(copy.id)).at(-1)).toMatchObject({
      type: 'redaction.downloaded',
      actor_id: owner.user.id,
    });
  });

  it('that is only looked at is no download', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const copy = await buildCopy(owner, document.id);
    expect((await get(owner, document.id, copy.id, '?view=1')).status).toBe(200);
    expect((await listAudit(copy.id)).at(-1)).toMatchObject({
      type: 'redaction.viewed',
      actor_id: owner.user.id,
    });
  });

  it.each([
    ['is being worked on', buildRedaction],
    ['waits for its review', buildReview],
  ])('is not ready while the redaction %s', async (_, build) => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const answer = await get(owner, document.id, (await build(owner, document.id)).id);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual(pleaseWait);
  });

  it('tells nobody to wait for a redaction that failed', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const { id } = await buildRedaction(owner, document.id);
    await query("UPDATE redactions SET status = 'failed'");
    const answer = await get(owner, document.id, id);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      message: 'This redaction failed, so there is no copy. Please start it again.',
    });
  });

  it('asks a guarded account to confirm first', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const copy = await buildCopy(owner, document.id);
    await guardWithPin(owner);
    const refused = await get(owner, document.id, copy.id);
    expect(refused.status).toBe(402);
    expect(refused.body).toEqual(stepUpRequired);
    await confirm(owner);
    expect((await get(owner, document.id, copy.id)).status).toBe(200);
  });

  it('does not hand out a copy that was changed in the store', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const copy = await buildCopy(owner, document.id);
    await tamper(copy.objectId, -1);
    const answer = await get(owner, document.id, copy.id);
    expect(answer.status).toBe(500);
    expect((await listAudit(copy.id)).map((event) => event.type)).not.toContain('redaction.downloaded');
  });

  it.each([createOwner, createAdmin])('does not know the copy of somebody else', async (create) => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const copy = await buildCopy(owner, document.id);
    expect((await get(await create(), document.id, copy.id)).status).toBe(404);
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor, randomUUID(), randomUUID())).status).toBe(401);
  });
});
