import { GET as attachment } from '@/app/api/contact/[id]/attachment/route';
import { PATCH } from '@/app/api/contact/[id]/route';
import { GET as list } from '@/app/api/contact/route';
import { openCase } from '@/lib/support/commands/cases';
import { contactSchema } from '@/lib/support/schema';
import { deleteDocument } from '@/lib/vault/commands/documents';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { listAudit, snapshot } from '@/tests/support/rows';
import { contactInput } from '@/tests/support/support';

type As = Person | typeof visitor;

const change = (id: string, as: As, status: unknown = 'closed') =>
  callRoute(PATCH, { method: 'PATCH', url: `/api/contact/${id}`, params: { id }, as, body: { status } });
const open = (id: string, as: As) =>
  callRoute(attachment, { url: `/api/contact/${id}/attachment`, params: { id }, as });

async function opened(person: Person | null = null, part: Record<string, unknown> = {}): Promise<string> {
  await openCase(person?.actor ?? null, contactSchema.parse(contactInput(part)));
  const [row] = await query<{ id: string }>('SELECT id FROM support_cases ORDER BY created_at DESC LIMIT 1');
  return row!.id;
}

describe('PATCH /api/contact/{id}', () => {
  it('closes a case and opens it again, each once', async () => {
    const admin = await createAdmin();
    const id = await opened();
    expect((await change(id, admin)).status).toBe(204);
    expect((await change(id, admin)).status).toBe(204);
    expect((await change(id, admin, 'open')).status).toBe(204);

    expect((await listAudit(id)).map(({ type }) => type)).toEqual([
      'case.opened',
      'case.closed',
      'case.reopened',
    ]);
    expect(await query('SELECT closed_at, closed_by_id FROM support_cases')).toEqual([
      { closed_at: null, closed_by_id: null },
    ]);
  });

  it('does not open a case again whose words were sent again meanwhile', async () => {
    const admin = await createAdmin();
    const id = await opened();
    await change(id, admin);
    await opened();

    expect((await change(id, admin, 'open')).status).toBe(409);
  });

  it.each([
    ['a visitor', async () => visitor, 401],
    ['its writer', async (writer: Person) => writer, 403],
  ])('refuses %s', async (_, who, status) => {
    const writer = await createOwner();
    const id = await opened(writer);
    const as = await who(writer);
    const before = await snapshot();

    expect((await change(id, as)).status).toBe(status);
    expect(await snapshot()).toEqual(before);
  });

  it('refuses another state, and a case that is not there', async () => {
    const admin = await createAdmin();
    expect((await change(await opened(), admin, 'lost')).status).toBe(422);
    expect((await change('7c9e6679-7425-40de-944b-e07fc1f90ae7', admin)).status).toBe(404);
  });
});

describe('GET /api/contact', () => {
  it('shows an admin whether an account of the address wrote it', async () => {
    const ada = await createOwner();
    await opened(ada, { email: ada.user.email.toUpperCase() });
    await opened(ada, { email: 'another@example.com' });
    const { body } = await callRoute(list, { url: '/api/contact?sort=oldest', as: await createAdmin() });

    expect((body as { cases: { isFromAccount: boolean }[] }).cases.map((row) => row.isFromAccount)).toEqual([
      true,
      false,
    ]);
  });
});

describe('GET /api/contact/{id}/attachment', () => {
  it('opens the document for an admin, and notes it; for nobody else', async () => {
    const ada = await createOwner();
    const document = await buildDocument(ada);
    const id = await opened(ada, { documentId: document.id });

    expect((await open(id, visitor)).status).toBe(401);
    expect((await open(id, ada)).status).toBe(403);
    expect((await open(id, await createAdmin())).status).toBe(200);
    expect((await listAudit(id)).map(({ type }) => type)).toContain('case.attachment_read');
  });

  it('is gone once its owner deleted it', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];
    const document = await buildDocument(ada);
    const id = await opened(ada, { documentId: document.id });
    await deleteDocument(ada.actor, document.id);

    expect((await open(id, admin)).status).toBe(404);
  });
});
