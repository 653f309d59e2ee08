import { POST } from '@/app/api/contact/route';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';
import { contactInput } from '@/tests/support/support';

const post = (body: unknown, as: Person | typeof visitor = visitor) =>
  callRoute(POST, { method: 'POST', url: '/api/contact', body, as });
const NUMBER = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

describe('POST /api/contact', () => {
  it('opens a case for a visitor, with a number, and an audit event without personal data', async () => {
    const answer = await post(contactInput());

    expect(answer.status).toBe(201);
    const { caseId } = answer.body as { caseId: string };
    expect(answer.body).toEqual({ caseId: expect.stringMatching(NUMBER) as string });
    const [row] = await query<{ id: string }>(
      'SELECT id, number, topic, name, email, message, user_id, document_id, closed_at FROM support_cases',
    );
    expect(row).toEqual({
      ...contactInput(),
      id: row!.id,
      number: caseId,
      user_id: null,
      document_id: null,
      closed_at: null,
    });
    expect(await listAudit(row!.id)).toEqual([
      { type: 'case.opened', actor_id: null, subject_id: row!.id, data: { topic: 'refund' } },
    ]);
  });

  it('keeps the account that wrote it, and the document of its vault', async () => {
    const ada = await createOwner();
    const { id: documentId } = await buildDocument(ada);
    expect((await post(contactInput({ documentId }), ada)).status).toBe(201);

    expect(await query('SELECT user_id, document_id FROM support_cases')).toEqual([
      { user_id: ada.user.id, document_id: documentId },
    ]);
  });

  it('answers the same words again with the case that is open, and with a new one once that is closed', async () => {
    const [first, second] = await Promise.all([post(contactInput()), post(contactInput())]);
    expect(second.body).toEqual(first.body);
    expect(await countRows('support_cases')).toBe(1);

    await query('UPDATE support_cases SET closed_at = now()');
    const third = await post(contactInput());
    expect(third.body).not.toEqual(first.body);
    expect(await countRows('support_cases')).toBe(2);
  });

  it.each([
    ['the document of somebody else', async () => createOwner()],
    ['a document of a visitor', async () => visitor],
  ])('refuses %s', async (_, who) => {
    const document = await buildDocument(await createOwner());
    const as = await who();
    const before = await snapshot();
    const answer = await post(contactInput({ documentId: document.id }), as);

    expect(answer.status).toBe(404);
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['topic', { topic: 'gossip' }],
    ['topic', { topic: '' }],
    ['name', { name: '  ' }],
    ['email', { email: 'grace' }],
    ['message', { message: ' \n ' }],
    ['message', { message: 'x'.repeat(4001) }],
    ['message', { message: undefined }],
    ['documentId', { documentId: 'x' }],
  ])('names a bad %s and changes nothing', async (field, part) => {
    const before = await snapshot();
    const answer = await post(contactInput(part));

    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await snapshot()).toEqual(before);
  });

  it('takes five an hour from one address', async () => {
    for (let at = 0; at < 5; at += 1)
      expect((await post(contactInput({ message: `${at}` }))).status).toBe(201);

    const refused = await post(contactInput({ message: 'One more.' }));
    expect(refused.status).toBe(429);
    expect(await countRows('support_cases')).toBe(5);
  });
});
