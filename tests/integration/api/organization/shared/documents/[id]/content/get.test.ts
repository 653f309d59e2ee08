import { GET } from '@/app/api/organization/shared/documents/[id]/content/route';
import { DELETE as removeMember } from '@/app/api/organization/members/[id]/route';
import { getDocument } from '@/lib/vault/queries/documents';
import { getOrganizationDocument } from '@/lib/vault/queries/organization-documents';
import { createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument, deleteDocument } from '@/tests/support/documents';
import { pngFile } from '@/tests/support/files';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { createPartner } from '@/tests/support/organizations';
import { listAudit } from '@/tests/support/rows';
import { createTeam, endSharing, listShareRows, share } from '@/tests/support/sharing';

const get = (as: { cookie: string } | null, id: string, view = '') =>
  callRoute(GET, {
    url: `/api/organization/shared/documents/${id}/content${view}`,
    params: { id },
    as,
  });

async function shareDocument() {
  const team = await createTeam();
  const bytes = pngFile();
  const document = await buildDocument(team.sharer, { name: 'Survey.png', bytes });
  await share(team.sharer, { kind: 'document', id: document.id });
  return { ...team, id: document.id, bytes };
}

describe('GET /api/organization/shared/documents/{id}/content', () => {
  it('gives every member the document, and notes who opened it and how', async () => {
    const { owner, reader, id, bytes } = await shareDocument();
    const answer = await get(reader, id);

    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Survey.png"');
    expect((await get(owner, id, '?view=1')).status).toBe(200);
    expect((await listAudit(id)).slice(-2)).toMatchObject([
      { type: 'document.downloaded', actor_id: reader.user.id },
      { type: 'document.viewed', actor_id: owner.user.id },
    ]);
  });

  it('asks a guarded reader to confirm, whatever guards its person has', async () => {
    const { sharer, reader, id } = await shareDocument();
    await guardWithPin(sharer);
    expect((await get(reader, id)).status).toBe(200);

    await guardWithPin(reader);
    expect(await get(reader, id)).toMatchObject({ status: 402, body: stepUpRequired });
    await confirm(reader);
    expect((await get(reader, id)).status).toBe(200);
  });

  it('is not there for anybody else', async () => {
    const { sharer, id } = await shareDocument();
    const stranger = (await createPartner({ name: 'Other Title' })).owner;
    const unshared = await buildDocument(sharer);

    expect((await get(stranger, id)).status).toBe(404);
    expect((await get(await createOwner(), id)).status).toBe(404);
    expect((await get(visitor, id)).status).toBe(401);
    expect((await get(sharer, unshared.id)).status).toBe(404);
  });

  it('is gone for a member who was removed, at once', async () => {
    const { owner, reader, id } = await shareDocument();
    const params = { id: reader.user.id };
    await callRoute(removeMember, {
      method: 'DELETE',
      url: '/api/organization/members/x',
      params,
      as: owner,
    });

    expect((await get(reader, id)).status).toBe(404);
    expect((await get(owner, id)).status).toBe(200);
    await expect(getOrganizationDocument(reader.actor, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is gone once its person takes it back, leaves or deletes it', async () => {
    const { owner, sharer, reader, id } = await shareDocument();
    await endSharing(sharer, { kind: 'document', id });
    expect((await get(reader, id)).status).toBe(404);

    await share(sharer, { kind: 'document', id });
    const params = { id: sharer.user.id };
    await callRoute(removeMember, {
      method: 'DELETE',
      url: '/api/organization/members/x',
      params,
      as: owner,
    });
    expect((await get(reader, id)).status).toBe(404);
    expect(await listShareRows()).toEqual([]);

    const other = await shareDocument();
    await deleteDocument(other.sharer, other.id);
    expect((await get(other.reader, other.id)).status).toBe(404);
    expect(await listShareRows()).toEqual([]);
  });

  it('is gone with the organization', async () => {
    const { reader, id } = await shareDocument();
    await query('UPDATE organizations SET ended_at = now()');
    expect((await get(reader, id)).status).toBe(404);
  });

  it('is not opened once it turned out to do harm', async () => {
    const { reader, id } = await shareDocument();
    await query(`UPDATE vault_documents SET poison = 'time'`);
    expect((await get(reader, id)).status).toBe(409);
  });

  it('is said on the page of its person', async () => {
    const { sharer, id } = await shareDocument();
    expect(await getDocument(sharer.actor, id)).toMatchObject({ accessLevel: 'organization' });

    await endSharing(sharer, { kind: 'document', id });
    expect(await getDocument(sharer.actor, id)).toMatchObject({ accessLevel: 'owner_only' });
  });

  it('shows members neither links nor when it was opened', async () => {
    const { reader, id } = await shareDocument();
    const { document, share: found } = await getOrganizationDocument(reader.actor, id);

    expect(document).toMatchObject({ id, name: 'Survey.png', isVerified: true });
    expect(document).not.toHaveProperty('accessLevel');
    expect(document).not.toHaveProperty('lastAccessed');
    expect(found).toMatchObject({ sharedBy: 'Ada Lovelace', isOwn: false, mayEnd: false });
  });
});
