import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/vault/documents/[id]/redactions/[rid]/apply/route';
import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import {
  buildCopy,
  buildRedaction,
  buildReview,
  listJobs,
  readRedaction,
} from '@/tests/support/redaction-states';
import { listAudit, snapshot } from '@/tests/support/rows';

const post = (as: { cookie: string } | null, id: string, rid: string, body: unknown = {}) =>
  callRoute(POST, {
    method: 'POST',
    url: `/api/vault/documents/${id}/redactions/${rid}/apply`,
    params: { id, rid },
    as,
    body,
  });
const drawn = { page: 2, x: 0.5, y: 0.5, width: 0.2, height: 0.1 };

async function reviewing() {
  const owner = await createOwner();
  const document = await buildDocument(owner);
  const redaction = await buildReview(owner, document.id);
  await query('DELETE FROM pgboss.job');
  return { owner, document, redaction };
}

describe('POST /api/vault/documents/{id}/redactions/{rid}/apply', () => {
  it('hands the review over to the worker', async () => {
    const { owner, document, redaction } = await reviewing();
    const review = { leftOut: ['f2'], drawnBoxes: [drawn] };
    const answer = await post(owner, document.id, redaction.id, review);
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({
      id: redaction.id,
      status: 'processing',
      step: 'applying',
      progress: { pagesDone: 0, pagesTotal: 2 },
    });
    expect(await readRedaction(redaction.id)).toMatchObject({ left_out: ['f2'], drawn_boxes: [drawn] });
    expect(await listJobs()).toEqual([redaction.id]);
    expect((await listAudit(redaction.id)).at(-1)).toEqual({
      type: 'redaction.applied',
      actor_id: owner.user.id,
      subject_id: redaction.id,
      data: { leftOut: 1, drawnBoxes: 1 },
    });
  });

  it('is done once when it is asked for twice at once', async () => {
    const { owner, document, redaction } = await reviewing();
    const answers = await Promise.all([
      post(owner, document.id, redaction.id),
      post(owner, document.id, redaction.id),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([202, 409]);
    expect(await listJobs()).toEqual([redaction.id]);
  });

  it.each([
    ['is being worked on', buildRedaction],
    ['is completed', buildCopy],
  ])('is refused while the redaction %s', async (_, build) => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const { id } = await build(owner, document.id);
    const before = await snapshot();
    expect((await post(owner, document.id, id)).status).toBe(409);
    expect(await snapshot()).toEqual(before);
  });

  it('is refused after the redaction failed', async () => {
    const { owner, document, redaction } = await reviewing();
    await query("UPDATE redactions SET status = 'failed'");
    const answer = await post(owner, document.id, redaction.id);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ message: 'This redaction failed. Please start it again.' });
  });

  it.each([
    ['a finding that is none', { leftOut: ['f3'] }, 'leftOut'],
    ['a box on a page that does not exist', { drawnBoxes: [{ ...drawn, page: 3 }] }, 'drawnBoxes'],
    ['nothing to cover', { leftOut: ['f1', 'f2'] }, 'drawnBoxes'],
    ['a box that leaves the page', { drawnBoxes: [{ ...drawn, x: 0.9 }] }, 'drawnBoxes'],
    ['a box without a size', { drawnBoxes: [{ ...drawn, width: 0 }] }, 'drawnBoxes'],
    ['what is no list', { leftOut: 'f1' }, 'leftOut'],
  ])('refuses %s and changes nothing', async (_, review, field) => {
    const { owner, document, redaction } = await reviewing();
    const before = await snapshot();
    const answer = await post(owner, document.id, redaction.id, review);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)[0]).toMatch(new RegExp(`^${field}`));
    expect(await snapshot()).toEqual(before);
  });

  it.each([createOwner, createAdmin])('does not know the redaction of somebody else', async (create) => {
    const { document, redaction } = await reviewing();
    const answer = await post(await create(), document.id, redaction.id);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message: 'There is no such redaction.', code: 'not_found' });
    expect(await readRedaction(redaction.id)).toMatchObject({ status: 'pending_review' });
  });

  it('answers a visitor 401', async () => {
    expect((await post(visitor, randomUUID(), randomUUID())).status).toBe(401);
  });
});
