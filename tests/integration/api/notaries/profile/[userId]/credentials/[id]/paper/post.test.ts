import { randomUUID } from 'node:crypto';
import { GET, POST } from '@/app/api/notaries/profile/[userId]/credentials/[id]/paper/route';
import { PATCH } from '@/app/api/notaries/profile/[userId]/route';
import type { NotaryProfileView } from '@/lib/notary/schema/profile';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { uploadForm } from '@/tests/support/documents';
import { docxFile, jpgFile, pdfFile, pngFile } from '@/tests/support/files';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { countRows, listAudit } from '@/tests/support/rows';
import { listStored } from '@/tests/support/store';

type Which = { userId: string; id: string };
const url = ({ userId, id }: Which) => `/api/notaries/profile/${userId}/credentials/${id}/paper`;
const noFields = { fields: {} };

const send = (as: Person | null, which: Which, file: { name: string; bytes: Buffer }) =>
  callRoute(POST, {
    method: 'POST',
    url: url(which),
    params: which,
    as,
    rawBody: uploadForm(file, noFields),
  });
const open = (as: Person | null, which: Which) => callRoute(GET, { url: url(which), params: which, as });

async function build(options: Parameters<typeof buildNotary>[0] = { isVerified: false }) {
  const notary = await buildNotary(options);
  const [row] = await query<{ id: string }>(`SELECT id FROM notary_credentials WHERE kind = 'commission'`);
  return { notary, which: { userId: notary.actor.id, id: row!.id } };
}

const isVerified = async () =>
  (await query('SELECT verified_at FROM notary_profiles'))[0]?.verified_at !== null;

describe('POST /api/notaries/profile/{userId}/credentials/{id}/paper, as the notary', () => {
  it.each([
    ['pdf', () => pdfFile('Commission')],
    ['jpg', () => Promise.resolve(jpgFile())],
    ['png', () => Promise.resolve(pngFile())],
  ])('keeps a %s encrypted, and an admin opens it', async (type, make) => {
    const { notary, which } = await build();
    const bytes = await make();
    const answer = await send(notary, which, { name: `Commission.${type}`, bytes });

    expect(answer.status).toBe(201);
    const { credentials } = answer.body as NotaryProfileView;
    const paper = credentials.find(({ id }) => id === which.id)?.paper;
    expect(paper).toEqual({ id: expect.any(String) as string, addedAt: expect.any(String) as string });
    expect(await listStored()).toContain(paper!.id);

    const admin = await createAdmin();
    const opened = await open(admin, which);
    expect(opened.status).toBe(200);
    expect(opened.bytes.equals(bytes)).toBe(true);
    expect(opened.headers.get('content-disposition')).toBe(`inline; filename="commission for TX.${type}"`);
    const data = { credentialId: which.id, paperId: paper!.id };
    expect(await listAudit(which.userId)).toEqual([
      { type: 'notary.paper_stored', actor_id: notary.actor.id, subject_id: which.userId, data },
      { type: 'notary.paper_opened', actor_id: admin.actor.id, subject_id: which.userId, data },
    ]);
  });

  it('takes the place of an earlier one, whose key is destroyed, and takes the verification back', async () => {
    const { notary, which } = await build({});
    await send(notary, which, { name: 'a.pdf', bytes: await pdfFile('One') });
    expect(await isVerified()).toBe(true);
    const second = await pdfFile('Two');
    await send(notary, which, { name: 'b.pdf', bytes: second });

    expect((await open(notary, which)).bytes.equals(second)).toBe(true);
    expect(await query('SELECT state::text FROM stored_objects')).toEqual([{ state: 'kept' }]);
    expect(await isVerified()).toBe(false);
  });

  it('is destroyed with the number that it is about, and stays beside other changes', async () => {
    const { notary, which } = await build();
    await send(notary, which, { name: 'a.pdf', bytes: await pdfFile() });
    const held = await query<{ kind: string; state: string; number: string }>(
      'SELECT kind::text, state, number FROM notary_credentials',
    );
    const all = held.map((one) => ({ ...one, expiresOn: '2030-12-31' }));
    const change = (credentials: object[]) =>
      callRoute(PATCH, {
        method: 'PATCH',
        url: `/api/notaries/profile/${which.userId}`,
        params: { userId: which.userId },
        as: notary,
        body: { credentials },
      });
    await change(all.map((one) => (one.kind === 'bond' ? { ...one, number: 'new' } : one)));
    expect((await open(notary, which)).status).toBe(200);

    await change(all.map((one) => (one.kind === 'commission' ? { ...one, number: 'new' } : one)));
    expect((await open(notary, which)).status).toBe(404);
    expect(await query('SELECT state::text, key_ciphertext FROM stored_objects')).toEqual([
      { state: 'doomed', key_ciphertext: null },
    ]);
  });

  it.each([
    ['a Word document', 'a.docx', () => Promise.resolve(docxFile()), 415],
    ['what only has the name of a PDF', 'a.pdf', () => Promise.resolve(pngFile()), 415],
    ['an empty file', 'a.pdf', () => Promise.resolve(Buffer.alloc(0)), 422],
  ])('refuses %s, and leaves nothing', async (_, name, make, status) => {
    const { notary, which } = await build();
    const before = await listStored();
    expect((await send(notary, which, { name, bytes: await make() })).status).toBe(status);
    expect(await countRows('stored_objects')).toBe(0);
    expect(await listStored()).toEqual(before);
  });

  it('has nothing to open before, and knows no other credential', async () => {
    const { notary, which } = await build();
    expect((await open(notary, which)).status).toBe(404);
    const bytes = await pdfFile();
    const other = { ...which, id: randomUUID() };
    expect((await send(notary, other, { name: 'a.pdf', bytes })).status).toBe(404);
  });
});

describe('…/paper, as somebody else', () => {
  it('is closed to visitors, and unknown to owners and other notaries', async () => {
    const { notary, which } = await build();
    const file = { name: 'a.pdf', bytes: await pdfFile() };
    await send(notary, which, file);
    for (const other of [await createOwner(), await buildNotary()]) {
      expect((await open(other, which)).status).toBe(404);
      expect((await send(other, which, file)).status).toBe(404);
    }
    expect((await open(visitor, which)).status).toBe(401);
    expect((await send(visitor, which, file)).status).toBe(401);
    expect(await countRows('stored_objects')).toBe(1);
  });
});
