import { GET } from '@/app/api/ai-documents/generated/[userId]/[id]/route';
import { createOwner, type Person } from '@/tests/support/actors';
import { answersOf, generated } from '@/tests/support/generated-documents';
import { callRoute } from '@/tests/support/http';
import { textOfPages } from '@/tests/support/pdf-contents';
import { unzip } from '@/tests/support/unzip';

const name = answersOf('affidavit-of-identity-tx').affiant_name!;

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

  it('knows no other format', async () => {
    expect((await open('?format=exe')).status).toBe(422);
  });

  it('knows no document of somebody else', async () => {
    expect((await open('?format=pdf', await createOwner())).status).toBe(404);
  });
});
