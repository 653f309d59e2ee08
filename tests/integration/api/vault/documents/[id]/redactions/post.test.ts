import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/vault/documents/[id]/redactions/route';
import type { Redaction } from '@/lib/vault/schema/redactions';
import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { buildDocument } from '@/tests/support/documents';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { pngFile } from '@/tests/support/files';
import { callRoute } from '@/tests/support/http';
import { listJobs } from '@/tests/support/redaction-states';
import { listAudit, snapshot } from '@/tests/support/rows';

const standard = { level: 'standard', rules: ['ssn', 'phone'] };
const post = (as: { cookie: string } | null, id: string, body: unknown = standard) =>
  callRoute(POST, {
    method: 'POST',
    url: `/api/vault/documents/${id}/redactions`,
    params: { id },
    as,
    body,
  });

describe('POST /api/vault/documents/{id}/redactions', () => {
  afterEach(releaseClock);

  it('asks the worker to find what the rules name', async () => {
    holdClock();
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const answer = await post(owner, document.id, { level: 'minimal', rules: ['phone', 'ssn', 'ssn'] });
    expect(answer.status).toBe(202);
    const { id } = answer.body as Redaction;
    expect(answer.body).toEqual({
      id,
      documentId: document.id,
      name: document.name,
      type: 'pdf',
      redactionLevel: 'minimal',
      rules: ['ssn', 'phone'],
      status: 'processing',
      step: 'finding',
      progress: { pagesDone: 0, pagesTotal: null },
      findings: [],
      pages: [],
      originalSize: document.size,
      redactedSize: null,
      redactedFields: null,
      secureHash: null,
      originalHash: document.blockchainHash,
      logIndex: null,
      failure: null,
      createdAt: '2026-11-20T15:04:05.678Z',
      completedAt: null,
      expiresAt: null,
      accessLevel: 'owner_only',
      accessAttempts: 0,
      downloadUrl: null,
    });
    expect(await listJobs()).toEqual([id]);
    expect(await listAudit(id)).toEqual([
      {
        type: 'redaction.requested',
        actor_id: owner.user.id,
        subject_id: id,
        data: { documentId: document.id, level: 'minimal', rules: ['ssn', 'phone'] },
      },
    ]);
  });

  it('answers with the same redaction while one like it is being looked for', async () => {
    const owner = await createOwner();
    const { id } = await buildDocument(owner);

    const answers = await Promise.all([post(owner, id), post(owner, id), post(owner, id)]);

    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const [rid = '', ...others] = answers.map(({ body }) => (body as Redaction).id);
    expect(others).toEqual([rid, rid]);
    expect(await listJobs()).toEqual([rid]);
    expect(await listAudit(rid)).toHaveLength(1);
  });

  it.each([
    ['of another level', { ...standard, level: 'maximum' }],
    ['with other rules', { ...standard, rules: ['ssn'] }],
  ])('starts another one %s', async (_, body) => {
    const owner = await createOwner();
    const { id } = await buildDocument(owner);
    await post(owner, id);

    await post(owner, id, body);

    expect(await listJobs()).toHaveLength(2);
  });

  it.each(["status = 'pending_review'", "status = 'failed'", "step = 'applying'"])(
    'starts another one once the first has %s',
    async (state) => {
      const owner = await createOwner();
      const { id } = await buildDocument(owner);
      await post(owner, id);
      await query(`UPDATE redactions SET ${state} WHERE document_id = $1`, [id]);

      await post(owner, id);

      expect(await listJobs()).toHaveLength(2);
    },
  );

  it('takes a picture, without any rule: the owner draws the boxes', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner, { name: 'scan.png', bytes: pngFile() });
    const answer = await post(owner, document.id, { level: 'maximum', rules: [] });
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ type: 'png', rules: [] });
  });

  it.each(['doc', 'docx'])('refuses a Word file (%s), and says what to do', async (type) => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    await query('UPDATE vault_documents SET type = $2::"DocumentType" WHERE id = $1', [document.id, type]);
    const before = await snapshot();
    const answer = await post(owner, document.id);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message:
        'Word documents cannot be redacted. Please save yours as a PDF first, upload that, and redact it.',
      code: 'validation_failed',
    });
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['no level', { rules: [] }, 'level'],
    ['an unknown level', { level: 'total', rules: [] }, 'level'],
    ['no rules', { level: 'standard' }, 'rules'],
    ['an unknown rule', { level: 'standard', rules: ['names'] }, 'rules.0'],
  ])('refuses %s', async (_, body, field) => {
    const owner = await createOwner();
    const answer = await post(owner, (await buildDocument(owner)).id, body);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  });

  it.each([createOwner, createAdmin])('does not know the document of somebody else', async (create) => {
    const document = await buildDocument(await createOwner());
    const other = await create();
    for (const id of [document.id, randomUUID()]) {
      const answer = await post(other, id);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such document.', code: 'not_found' });
    }
    expect(await listJobs()).toEqual([]);
  });

  it('answers a visitor 401', async () => {
    expect((await post(visitor, randomUUID())).status).toBe(401);
  });
});
