import { deleteAccount } from '@/lib/personal-data/commands/delete-account';
import { exportedFiles } from '@/lib/personal-data/content/readme';
import { listExportFiles } from '@/lib/personal-data/queries/export-files';
import { zipStream } from '@/lib/platform/http/zip-stream';
import { createNotary, createOwner, visitor } from '@/tests/support/actors';
import { writePaidBill } from '@/tests/support/billing';
import { query } from '@/tests/support/database';
import { buildDocument, deleteDocument, upload, uploadForm } from '@/tests/support/documents';
import { drawing, exportOf, sha256 } from '@/tests/support/exports';
import { buildNotary } from '@/tests/support/notary';
import { unzip } from '@/tests/support/unzip';
import { pdfFile } from '@/tests/support/files';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { listAudit, snapshot } from '@/tests/support/rows';
import { buildWholeAccount, buildWholeNotary, traces } from '@/tests/support/whole-account';

const lists = exportedFiles.map(({ file }) => file);

describe('POST /api/users/export, by somebody who has used everything', () => {
  it('answers a ZIP with a list of each kind, and a text that explains them', async () => {
    const { owner } = await buildWholeAccount();
    const answer = await exportOf(owner);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="deedguard-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const zip = unzip(answer.bytes);
    expect(zip.names.filter((name) => !name.includes('/'))).toEqual(['README.txt', ...lists].sort());
    const readme = zip.text('README.txt');
    expect(readme).toContain(owner.user.email);
    for (const name of lists) expect(readme).toContain(name);
    expect((await listAudit(owner.actor.id)).at(-1)).toMatchObject({ type: 'user.exported' });
  });

  it('says of each invoice what was paid for it, and what the payer’s bank was asked for', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    const { invoiceId } = await writePaidBill(client, notary, {
      paidAt: '2026-02-01T10:00:00Z',
      refundedCents: 500,
    });
    await query(
      `INSERT INTO payment_disputes (id, provider_id, invoice_id, status, reason, amount_cents, created_at)
       VALUES (gen_random_uuid(), 'dp_1', $1, 'needs_response', 'fraudulent', 12000, now())`,
      [invoiceId],
    );

    const { received } = unzip((await exportOf(client)).bytes).json<{ received: unknown[] }>('invoices.json');
    expect(received).toEqual([
      expect.objectContaining({
        payments: [expect.objectContaining({ provider: 'stripe', amountCents: 12_000, refundedCents: 500 })],
        disputes: [expect.objectContaining({ status: 'needs_response', amountCents: 12_000 })],
      }),
    ]);
  });

  it('holds the files themselves, with proofs, invoices and receipts', async () => {
    const { owner, lock, document } = await buildWholeAccount();
    const zip = unzip((await exportOf(owner)).bytes);
    const [hash] = zip.json<{ logIndex: number }[]>('hashes.json');
    const [payment] = zip.json<{ id: string }[]>('payments.json');
    const invoices = zip.json<{ received: { number: string }[] }>('invoices.json');
    expect(zip.names.filter((name) => name.includes('/'))).toEqual(
      [
        'documents/Deed of Xanadu.pdf',
        `documents/proof-${document.logIndex}.html`,
        `hashes/proof-${hash!.logIndex}.html`,
        `invoices/${invoices.received[0]!.number}.pdf`,
        `properties/proof-${lock.logIndex}.html`,
        `properties/proof-${lock.logIndex}.json`,
        `receipts/receipt-${payment!.id.slice(0, 8)}.pdf`,
      ].sort(),
    );
    const [listed] = zip.json<{ sha256: string; sizeBytes: number }[]>('documents.json');
    const file = zip.bytes('documents/Deed of Xanadu.pdf');
    expect([sha256(file), file.length]).toEqual([listed!.sha256, listed!.sizeBytes]);
    expect(zip.text(`properties/proof-${lock.logIndex}.html`)).toContain('77 Xanadu Ln');
    for (const name of zip.names.filter((each) => /\.pdf$/.test(each))) {
      expect(Buffer.from(zip.bytes(name)).toString('latin1', 0, 5)).toBe('%PDF-');
    }
  });

  it('holds what they wrote, and what was written to them', async () => {
    const { owner, requestId } = await buildWholeAccount();
    const zip = unzip((await exportOf(owner)).bytes);
    expect(zip.json('account.json')).toMatchObject({
      email: owner.user.email,
      firstName: 'Zerubbabel',
      phone: '+1 512 555 0177',
      recoveryCodesLeft: 1,
    });
    expect(zip.json<object[]>('alerts.json')).toContainEqual(
      expect.objectContaining({
        title: 'A deed was recorded for 77 Xanadu Ln',
        reasons: expect.any(Array),
        facts: expect.objectContaining({ recording: expect.any(Object) }),
      }),
    );
    expect(zip.json<object[]>('messages.json')).toEqual([
      expect.objectContaining({ requestId, by: 'you', body: 'The gate of Xanadu is open.' }),
      expect.objectContaining({ requestId, by: 'the other party', body: 'Thank you.' }),
    ]);
    expect(zip.json<object[]>('requests.json')).toEqual([
      expect.objectContaining({ id: requestId, specialInstructions: 'Ring twice, says Zerubbabel' }),
    ]);
    expect(zip.json<object[]>('cases.json')).toEqual([
      expect.objectContaining({ message: 'Where is Xanadu?' }),
    ]);
    expect(zip.json('sent.json')).toMatchObject({ messages: [{ message: 'About Xanadu' }] });
    expect(zip.json<object[]>('emails.json')).toEqual([
      expect.objectContaining({ text: 'The lock on Xanadu ended.' }),
    ]);
    expect(zip.json('notificationSettings.json')).toMatchObject({
      preferences: { quietStart: '22:00', mutedGroups: ['plan'] },
      browsers: [{ device: 'The phone of Xanadu' }],
    });
    const activity = zip.json<{ type: string; by: string }[]>('activity.json');
    expect(activity).toContainEqual(expect.objectContaining({ type: 'deed.locked', by: 'you' }));
  });

  it('holds nothing that opens anything', async () => {
    const { owner } = await buildWholeAccount();
    const zip = unzip((await exportOf(owner)).bytes);
    const texts = lists.map(zip.text);
    const found = /"\w*(password|ciphertext|tokenHash|codeHash|publicKey|objectId|unlockCode)\w*":/i.exec(
      texts.join('\n'),
    );
    expect(found?.[0]).toBeUndefined();
  });

  it('holds nothing of anybody else', async () => {
    await buildWholeAccount();
    await buildWholeNotary();
    const zip = unzip((await exportOf(await createOwner())).bytes);
    for (const name of zip.names) expect(zip.text(name)).not.toMatch(traces);
  });

  it('holds a notary’s profile and papers, and no client', async () => {
    const { owner, notary } = await buildWholeAccount();
    const zip = unzip((await exportOf(notary)).bytes);
    expect(zip.json('notary.json')).toMatchObject({ credentials: expect.any(Array) });
    expect(zip.json<object[]>('visits.json')).toHaveLength(1);
    for (const list of ['visits.json', 'requests.json', 'account.json', 'notary.json']) {
      expect(zip.text(list)).not.toContain(owner.user.lastName);
    }
  });

  it('holds the journal of a notary, in words', async () => {
    const notary = await buildWholeNotary();
    const zip = unzip((await exportOf(notary)).bytes);
    expect(zip.json<object[]>('journal.json')).toEqual([
      expect.objectContaining({ number: 1, signerName: 'Sancho of Xanadu', correctedBy: 2 }),
      expect.objectContaining({ number: 2, corrects: 1, reason: 'The name was misspelled.' }),
    ]);
    expect(zip.text('journal.json')).not.toContain('sealed');
  });

  it('names two documents of one name apart', async () => {
    const owner = await createOwner();
    await buildDocument(owner, { name: 'deed.pdf' });
    await buildDocument(owner, { name: 'Deed.pdf' });
    const zip = unzip((await exportOf(owner)).bytes);
    expect(zip.names.filter((name) => /^documents\/deed/i.test(name))).toEqual([
      'documents/Deed (2).pdf',
      'documents/deed.pdf',
    ]);
  });
});

/** A body of which half is sent, and the rest once `between` is done. */
async function slowly(form: FormData, between: () => Promise<unknown>) {
  const whole = new Response(form);
  const type = whole.headers.get('content-type')!;
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const half = Math.floor(bytes.length / 2);
  let hasWaited = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.subarray(0, half)),
    pull: async (controller) => {
      if (hasWaited) return;
      hasWaited = true;
      await between();
      controller.enqueue(bytes.subarray(half));
      controller.close();
    },
  });
  return { body, headers: { 'content-type': type } };
}

describe('POST /api/users/export, while documents come and go', () => {
  it('holds what was stored when it was asked for, and not what is still on its way', async () => {
    const owner = await createOwner();
    await buildDocument(owner, { name: 'stored.pdf' });
    const form = uploadForm({ name: 'on its way.pdf', bytes: await pdfFile('late') });
    let exported: Buffer | undefined;
    const { body, headers } = await slowly(form, async () => {
      exported = (await exportOf(owner)).bytes;
    });
    expect((await upload(owner, body, headers)).status).toBe(201);

    const zip = unzip(exported!);
    expect(zip.json<{ name: string }[]>('documents.json').map(({ name }) => name)).toEqual(['stored.pdf']);
    expect(zip.names.filter((name) => name.endsWith('.pdf'))).toEqual(['documents/stored.pdf']);
    expect(zip.names).not.toContain('not-included.txt');
    expect(unzip((await exportOf(owner)).bytes).json<object[]>('documents.json')).toHaveLength(2);
  });

  it('does not hold what was stored after it had begun', async () => {
    const owner = await createOwner();
    await buildDocument(owner, { name: 'stored.pdf' });
    const files = await listExportFiles(owner.actor, drawing);
    await buildDocument(owner, { name: 'later.pdf' });
    const zip = unzip(Buffer.concat(await zipStream(files).toArray()));
    expect(zip.json<object[]>('documents.json')).toHaveLength(1);
    expect(zip.names).not.toContain('documents/later.pdf');
  });

  it('names what was deleted meanwhile, and is whole without it', async () => {
    const owner = await createOwner();
    const gone = await buildDocument(owner, { name: 'gone.pdf' });
    await buildDocument(owner, { name: 'kept.pdf' });
    const files = await listExportFiles(owner.actor, drawing);
    await deleteDocument(owner, gone.id);
    const zip = unzip(Buffer.concat(await zipStream(files).toArray()));
    expect(zip.names).toContain('documents/kept.pdf');
    expect(zip.names).not.toContain('documents/gone.pdf');
    expect(zip.text('not-included.txt')).toContain('documents/gone.pdf');
    expect(zip.text('not-included.txt')).toContain(`documents/proof-${gone.logIndex}.html`);
  });
});

describe('POST /api/users/export, refused', () => {
  it('to a visitor', async () => {
    expect((await exportOf(visitor)).status).toBe(401);
  });

  it('asks a guarded account to confirm', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    const answer = await exportOf(owner);
    expect([answer.status, answer.body]).toEqual([402, stepUpRequired]);
    await confirm(owner);
    expect((await exportOf(owner)).status).toBe(200);
  });

  it.each([
    ['is missing', undefined, 422],
    ['is wrong', 'not my password', 401],
  ])('when the password %s, and notes nothing', async (_, password, status) => {
    const owner = await createNotary();
    const before = await snapshot();
    const answer = password === undefined ? await exportOf(owner, null) : await exportOf(owner, password);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ fields: { password: expect.any(String) } });
    expect(await snapshot()).toEqual(before);
  });

  it('once the account was deleted', async () => {
    const owner = await createOwner();
    await deleteAccount(owner.actor, {
      userId: owner.actor.id,
      password: 'correct horse battery staple',
    }).catch(() => undefined);
    await query('DELETE FROM sessions WHERE user_id = $1', [owner.actor.id]);
    expect((await exportOf(owner)).status).toBe(401);
  });
});
