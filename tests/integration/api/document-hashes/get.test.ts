import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/document-hashes/route';
import type { DocumentHashPage } from '@/lib/partners/schema/document-hashes';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocumentHash } from '@/tests/support/document-hashes';
import { callRoute } from '@/tests/support/http';

const list = (as: Person | null, search = '') => callRoute(GET, { url: `/api/document-hashes${search}`, as });

/** As many as that, two to a minute, the first the newest. */
const fill = (owner: Person, count: number) =>
  query(
    `INSERT INTO document_hashes (id, user_id, document_name, sha256, log_index, created_at)
     SELECT gen_random_uuid(), $1, 'Deed ' || n, sha256(n::text::bytea), n, now() - (n / 2) * interval '1 minute'
     FROM generate_series(1, $2) n`,
    [owner.user.id, count],
  );

describe('GET /api/document-hashes', () => {
  it('lists what the account entered, the newest first', async () => {
    const owner = await createOwner();
    const first = await buildDocumentHash(owner);
    const second = await buildDocumentHash(owner, { metadata: 'With a note' });
    const answer = await list(owner);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ hashes: [second, first], next: null });
  });

  it('shows nobody the hashes of somebody else, not even an admin', async () => {
    const { id } = await buildDocumentHash(await createOwner());
    for (const person of [await createOwner(), await createAdmin()]) {
      expect((await list(person)).body).toEqual({ hashes: [], next: null });
      expect((await list(person, `?after=${id}`)).body).toEqual({ hashes: [], next: null });
    }
  });

  it('knows no more of a place behind the hash of somebody else than of one that is not there', async () => {
    const owner = await createOwner();
    await fill(owner, 3);
    const { id } = await buildDocumentHash(await createOwner());
    for (const after of [id, randomUUID()]) {
      expect((await list(owner, `?after=${after}`)).body).toEqual({ hashes: [], next: null });
    }
  });

  it('goes through all pages without leaving out or repeating any', async () => {
    const owner = await createOwner();
    await fill(owner, 120);
    const sizes: number[] = [];
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const page = (await list(owner, next ? `?after=${next}` : '')).body as DocumentHashPage;
      sizes.push(page.hashes.length);
      seen.push(...page.hashes.map(({ documentName }) => documentName));
      next = page.next;
    } while (next);

    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
  });

  it('refuses what is no place in the list', async () => {
    expect((await list(await createOwner(), '?after=first')).status).toBe(422);
  });

  it('answers a visitor 401', async () => {
    expect((await list(visitor)).status).toBe(401);
  });
});
