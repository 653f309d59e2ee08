import { createOwner, visitor } from '@/tests/support/actors';
import { answersOf, generate, generateBody } from '@/tests/support/generated-documents';
import { query } from '@/tests/support/database';
import { countRows, listAudit } from '@/tests/support/rows';
import { MOST_KEPT } from '@/lib/generator/rules/most-kept';
import type { OpenDocument } from '@/lib/generator/schema';

const template = 'affidavit-of-identity-tx';

describe('POST /api/ai-documents/generate by whoever has an account', () => {
  it('answers with the filled-in document, and keeps it sealed with an audit event', async () => {
    const owner = await createOwner();
    const answer = await generate(owner);

    expect(answer.status).toBe(201);
    const document = answer.body as OpenDocument;
    expect(document).toMatchObject({
      templateId: template,
      documentName: 'My affidavit',
      category: 'affidavit',
      stateCode: 'TX',
      status: 'draft',
      documentId: null,
    });
    for (const value of [answersOf(template).affiant_name, 'Texas']) {
      expect(document.generatedContent).toContain(value);
    }
    const [row] = await query<{ sealed: string; owner_id: string }>(
      'SELECT sealed, owner_id FROM generated_documents WHERE id = $1',
      [document.id],
    );
    expect(row?.owner_id).toBe(owner.user.id);
    expect(row?.sealed).not.toContain('Jane');
    expect(await listAudit(document.id)).toEqual([
      {
        type: 'generated_document.made',
        actor_id: owner.user.id,
        subject_id: document.id,
        data: { templateId: template, templateVersion: document.templateVersion },
      },
    ]);
  });

  it('believes neither the account nor the verdict nor the version that a client says', async () => {
    const owner = await createOwner();
    const { body } = await generate(owner);
    expect(body).toMatchObject({ aiMetadata: { model: null, note: null } });
    expect((body as OpenDocument).aiMetadata.templateVersion).not.toBe('9.9');
  });

  it('prints HTML as the text that it is', async () => {
    const formData = {
      ...answersOf(template),
      affiant_name: '<img src=x onerror=alert(1)> {{state}} **Jane**',
    };
    const { body } = await generate(await createOwner(), generateBody({ formData }));
    expect((body as OpenDocument).generatedContent).toContain(
      '<img src=x onerror=alert(1)> {{state}} **Jane**',
    );
  });

  it('leaves out the paragraph of an optional field that was left empty', async () => {
    const { reason: _reason, ...formData } = answersOf(template);
    const { body } = await generate(await createOwner(), generateBody({ formData }));
    expect((body as OpenDocument).generatedContent).not.toMatch(/[\uE000{}]/);
  });

  it('keeps the paragraph of an answer with the mark by which empty ones go', async () => {
    const formData = { ...answersOf(template), affiant_name: 'Ada\uE000 Lovelace' };
    const { body } = await generate(await createOwner(), generateBody({ formData }));
    expect((body as OpenDocument).generatedContent).toContain('Ada Lovelace');
    expect((body as OpenDocument).generatedContent).not.toContain('\uE000');
  });

  it('names a signer in the certificate by the letters of the name alone', async () => {
    const formData = { ...answersOf(template), affiant_name: "Ada $' $& $1 Lovelace" };
    const { body } = await generate(await createOwner(), generateBody({ formData }));
    expect((body as OpenDocument).generatedContent).toContain("by Ada $' $& $1 Lovelace");
  });

  it('gives the answers back, so that they can be changed', async () => {
    const formData = answersOf(template);
    const { body } = await generate(await createOwner(), generateBody({ formData }));
    expect(body).toMatchObject({ formData });
  });

  it('counts two at once that are made of one template', async () => {
    const [one, other] = [await createOwner(), await createOwner()];
    const answers = await Promise.all([generate(one), generate(other)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await query('SELECT count FROM template_uses WHERE template_id = $1', [template])).toEqual([
      { count: 2 },
    ]);
  });
});

describe('POST /api/ai-documents/generate with bad input', () => {
  async function expectRefused(body: unknown, status: number, fields?: Record<string, string>) {
    const answer = await generate(await createOwner(), body);
    expect(answer.status).toBe(status);
    if (fields) expect(answer.body).toMatchObject({ code: 'validation_failed', fields });
    expect(await countRows('generated_documents')).toBe(0);
    expect(await countRows('template_uses')).toBe(0);
  }

  it('asks for what is required, at each field', async () => {
    await expectRefused(generateBody({ formData: {} }), 422, {
      affiant_name: 'Please fill this in.',
      affiant_address: 'Please fill this in.',
    });
  });

  it('refuses the template of another state', async () => {
    await expectRefused(generateBody({ stateCode: 'CA' }), 422, {
      stateCode: 'This template is for TX. Please choose one for CA.',
    });
  });

  it('knows no template of another name', async () => {
    await expectRefused({ ...generateBody(), templateId: '../../etc/passwd' }, 404);
  });

  it('refuses a state without templates', async () => {
    await expectRefused(generateBody({ stateCode: 'NV' }), 422, {
      stateCode: 'Templates are for CA, TX, FL, NY and IL.',
    });
  });

  it('refuses a field that the template does not have', async () => {
    const formData = { ...answersOf(template), seal: 'x' };
    await expectRefused(generateBody({ formData }), 422, { seal: 'This template has no such field.' });
  });

  it('refuses a name of the document with HTML in it', async () => {
    await expectRefused(generateBody({ documentName: '<b>Deed</b>' }), 422);
  });

  it('refuses an answer of 10,001 characters', async () => {
    const formData = { ...answersOf(template), reason: 'a'.repeat(10_001) };
    await expectRefused(generateBody({ formData }), 422);
  });

  it('refuses a field of a megabyte', async () => {
    const formData = { ...answersOf(template), reason: 'a'.repeat(1024 * 1024) };
    await expectRefused(generateBody({ formData }), 413);
  });

  it('refuses a visitor', async () => {
    expect((await generate(visitor)).status).toBe(401);
  });

  it('refuses more than an account keeps', async () => {
    const owner = await createOwner();
    await query(
      `INSERT INTO generated_documents (id, owner_id, template_id, template_version, template_name, category, state_code,
         name, sealed, risk_score, created_at)
       SELECT gen_random_uuid(), $1, 't', '1.0', 'T', 'deed', 'TX', 'n', 's', 0, now() FROM generate_series(1, $2)`,
      [owner.user.id, MOST_KEPT],
    );
    const answer = await generate(owner);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('delete one') });
    expect(await countRows('generated_documents')).toBe(MOST_KEPT);
  });
});
