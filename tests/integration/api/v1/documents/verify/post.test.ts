import { createHash } from 'node:crypto';
import { verificationSchema } from '@/lib/programs/schema/documents';
import { listEvents } from '@/tests/support/bookings';
import { countRows } from '@/tests/support/rows';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { pdfFile } from '@/tests/support/files';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { pageWith } from '@/tests/support/pdfs';
import { verifyByJson, verifyFile } from '@/tests/support/verifications';

const completeness = { verification_type: 'completeness' };
const recording = {
  verification_type: 'recording',
  state: 'TX',
  county: '48201',
  document_type: 'warranty-deed',
};

describe('POST /v1/documents/verify with a file', () => {
  it('finds exactly this file in the log, keeps what came of it and not the file, and tells webhooks', async () => {
    const partner = await createPartner();
    const key = await createApiKey(partner, { mode: 'live' });
    const bytes = await pdfFile('A deed of one page');
    await buildDocument(partner.owner, { bytes });
    const objects = await countRows('stored_objects');

    const answer = await verifyFile(key, bytes);

    expect(answer.status).toBe(201);
    const verification = verificationSchema.strict().parse(answer.body);
    expect(verification).toMatchObject({
      verification_type: 'integrity',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      confidence_score: 1,
      issues_found: [],
      mode: 'live',
    });
    expect(await query('SELECT id, owner_id FROM document_verifications')).toEqual([
      { id: verification.verification_id, owner_id: partner.id },
    ]);
    expect(await countRows('stored_objects')).toBe(objects);
    expect(await listEvents(partner)).toEqual([
      { type: 'document.verified', mode: 'live', data: verification },
    ]);
  });

  it('says of a file with one byte changed that the log does not know it', async () => {
    const partner = await createPartner();
    const bytes = await pdfFile('A deed of one page');
    await buildDocument(partner.owner, { bytes });

    const answer = await verifyFile(await createApiKey(partner), Buffer.concat([bytes, Buffer.from('\n')]));

    expect(answer).toMatchObject({
      status: 201,
      body: {
        confidence_score: 1,
        issues_found: ['No entry of the evidence log is about exactly this file.'],
        mode: 'test',
      },
    });
  });

  it('says what a PDF lacks, blank by blank', async () => {
    const key = await createApiKey(await createPartner());
    const bytes = await pageWith('This deed is dated ________, 2026. Page 1 of 3');

    const answer = await verifyFile(key, bytes, completeness);

    expect(answer.status).toBe(201);
    const { issues_found, confidence_score } = verificationSchema.strict().parse(answer.body);
    expect(issues_found).toContain('No notary seal was seen on 1 page.');
    expect(issues_found).toContain('No place to sign was seen on 1 page.');
    expect(confidence_score).toBe(0.9);
  });

  it('says what a county recorder would ask of it', async () => {
    const key = await createApiKey(await createPartner());
    const bytes = await pageWith('GENERAL WARRANTY DEED');

    const answer = await verifyFile(key, bytes, recording);

    expect(answer.status).toBe(201);
    const { issues_found, confidence_score } = verificationSchema.strict().parse(answer.body);
    expect(issues_found.join(' ')).toContain('certificate');
    expect(confidence_score).toBeGreaterThan(0);
    expect(confidence_score).toBeLessThan(1);
  });

  it('keeps what a test key had verified in the sandbox alone', async () => {
    const key = await createApiKey(await createPartner());

    await verifyFile(key, await pdfFile('A deed'));

    expect(await countRows('document_verifications')).toBe(0);
    expect(await query('SELECT kind::text FROM sandbox_objects')).toEqual([{ kind: 'verification' }]);
  });

  it('has the same answer for the same form, and none for another file with the same Idempotency-Key', async () => {
    const key = await createApiKey(await createPartner(), { mode: 'live' });
    const repeat = { 'idempotency-key': 'look-1' };
    const fields = { verification_type: 'integrity' };
    const [bytes, other] = [await pdfFile('One'), await pdfFile('Other')];

    const first = await verifyFile(key, bytes, fields, repeat);
    const second = await verifyFile(key, bytes, fields, repeat);
    const third = await verifyFile(key, other, fields, repeat);

    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(third).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await countRows('document_verifications')).toBe(1);
  });

  it.each<[string, Record<string, string>, string]>([
    ['no type', {}, 'verification_type'],
    ['an unknown type', { verification_type: 'magic' }, 'verification_type'],
    [
      'an address beside the file',
      { verification_type: 'integrity', document_url: 'https://a.example' },
      'document_url',
    ],
    ['recording without a county', { ...recording, county: '' }, 'county'],
    ['a county that is not there', { ...recording, county: 'Nowhere' }, 'county'],
    ['a kind of document that is not there', { ...recording, document_type: 'poem' }, 'document_type'],
    ['a state for integrity', { verification_type: 'integrity', state: 'TX' }, 'state'],
  ])('refuses %s', async (_, fields, field) => {
    const key = await createApiKey(await createPartner());

    const answer = await verifyFile(key, await pdfFile('A deed'), fields);

    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(Object.keys((answer.body as { fields: object }).fields)).toContain(field);
  });

  it('refuses an empty file, one that is no PDF, one that is broken and one of more than 25 MB', async () => {
    const key = await createApiKey(await createPartner());
    const [text, broken] = [Buffer.from('Dear sir'), Buffer.from('%PDF-1.7\nno more')];

    expect(await verifyFile(key, Buffer.alloc(0))).toMatchObject({ status: 422 });
    expect(await verifyFile(key, text, completeness)).toMatchObject({
      status: 415,
      body: { code: 'unsupported_type' },
    });
    expect(await verifyFile(key, broken, completeness)).toMatchObject({ status: 422 });
    expect(await verifyFile(key, Buffer.alloc(25 * 1024 ** 2 + 1))).toMatchObject({
      status: 413,
      body: { code: 'too_large', fields: { file: 'This file is larger than 25 MB.' } },
    });
    expect(await countRows('sandbox_objects')).toBe(0);
  });

  it('is for a key with the scope alone', async () => {
    const key = await createApiKey(await createPartner(), { scopes: ['bookings:read'] });
    const bytes = await pdfFile('A deed');

    expect(await verifyFile(null, bytes)).toMatchObject({ status: 401 });
    expect(await verifyFile(key, bytes)).toMatchObject({ status: 403 });
  });

  it('wants a document', async () => {
    const key = await createApiKey(await createPartner());

    expect(await verifyByJson(key, { verification_type: 'integrity' })).toMatchObject({
      status: 422,
      body: { fields: { document_url: 'Please send a document_url, or a form with a file.' } },
    });
  });
});
