import { GET } from '@/app/api/ai-documents/generated/[userId]/[id]/route';
import { createAdmin, createOwner, type Person } from '@/tests/support/actors';
import { answersOf, generated } from '@/tests/support/generated-documents';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { textOfPages } from '@/tests/support/pdf-contents';
import { listAudit } from '@/tests/support/rows';
import { unzip } from '@/tests/support/unzip';

const name = answersOf('affidavit-of-identity-tx').affiant_name!;

const read = (as: Person, { user: { id: userId } }: Person, id: string) =>
  callRoute(GET, { url: `/api/ai-documents/generated/${userId}/${id}`, params: { userId, id }, as });

async function open(query: string, as?: Person) {
  const owner = await createOwner();
  const { id } = await generated(owner, { documentName: 'Deed: 4180/2 Barton' });
  const userId = owner.user.id;
  return callRoute(GET, {
    url: `/api/ai-documents/generated/${userId}/${id}${query}`,
    params: { userId, id },
    as: as ?? owner,
  });
}

describe('GET /api/ai-documents/generated/{userId}/{id}', () => {
  it('answers with the document as a PDF that holds what was filled in', async () => {
    const answer = await open('?format=pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Deed 4180 2 Barton.pdf"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await textOfPages(answer.bytes)).join('\n')).toContain(name);
  });

  it('answers with it as a Word file', async () => {
    const answer = await open('?format=docx');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Deed 4180 2 Barton.docx"');
    expect(unzip(answer.bytes).text('word/document.xml')).toContain(name);
  });

  it('asks a guarded account to confirm', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    const made = await generated(owner);
    const ask = () => read(owner, owner, made.id);
    expect((await ask()).body).toEqual(stepUpRequired);
    await confirm(owner);
    expect((await ask()).status).toBe(200);
  });

  it('has it on record when an admin opens it', async () => {
    const [owner, admin] = [await createOwner(), await createAdmin()];
    const { id } = await generated(owner);
    expect((await read(admin, owner, id)).status).toBe(200);
    expect(await listAudit(id)).toContainEqual(
      expect.objectContaining({ type: 'generated_document.read', actor_id: admin.user.id }),
    );
    expect((await read(owner, owner, id)).status).toBe(200);
    expect((await listAudit(id)).filter(({ type }) => type === 'generated_document.read')).toHaveLength(1);
  });

  it('knows no other format', async () => {
    expect((await open('?format=exe')).status).toBe(422);
  });

  it('knows no document of somebody else', async () => {
    expect((await open('?format=pdf', await createOwner())).status).toBe(404);
  });
});
