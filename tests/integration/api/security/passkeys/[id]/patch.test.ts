import { randomUUID } from 'node:crypto';
import { PATCH as renamePasskey } from '@/app/api/security/passkeys/[id]/route';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { confirm, guardWithPasskey, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { listAudit, snapshot } from '@/tests/support/rows';

const patch = (as: Person | null, id: string, body: unknown) =>
  callRoute(renamePasskey, {
    method: 'PATCH',
    url: `/api/security/passkeys/${id}`,
    params: { id },
    as,
    body,
  });

async function createWithPasskey() {
  const owner = await createOwner();
  return { owner, ...(await guardWithPasskey(owner)) };
}

describe('PATCH /api/security/passkeys/{id}', () => {
  it('gives the passkey another name, once confirmed: names decide which one is removed', async () => {
    const { owner, passkey } = await createWithPasskey();
    const refused = await patch(owner, passkey.id, { name: 'Work laptop' });
    expect([refused.status, refused.body]).toEqual([402, stepUpRequired]);
    await confirm(owner);
    const answer = await patch(owner, passkey.id.toUpperCase(), { name: ' Work laptop ' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...passkey, name: 'Work laptop' });
    expect(await query('SELECT name FROM passkeys')).toEqual([{ name: 'Work laptop' }]);
    expect((await listAudit()).at(-1)).toEqual({
      type: 'passkey.renamed',
      actor_id: owner.user.id,
      subject_id: passkey.id,
      data: {},
    });
  });

  it.each([
    ['no name', {}, 'name'],
    ['an empty name', { name: ' ' }, 'name'],
    ['an overlong name', { name: 'x'.repeat(61) }, 'name'],
    ['a name with a line break', { name: 'a\nb' }, 'name'],
    ['another field', { name: 'Key', counter: 0 }, 'counter'],
  ])('refuses %s', async (_, body, field) => {
    const { owner, passkey } = await createWithPasskey();
    const before = await snapshot();
    const answer = await patch(owner, passkey.id, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) as string } });
    expect(await snapshot()).toEqual(before);
  });

  it.each([createOwner, createAdmin])('does not find the passkey of somebody else', async (create) => {
    const { passkey } = await createWithPasskey();
    const other = await create();
    const before = await snapshot();
    for (const id of [passkey.id, randomUUID()]) {
      const answer = await patch(other, id, { name: 'Mine' });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such passkey.', code: 'not_found' });
    }
    expect(await snapshot()).toEqual(before);
  });

  it('answers 404 for what is no id, and a visitor 401', async () => {
    const { owner, passkey } = await createWithPasskey();
    expect((await patch(owner, 'first', { name: 'Key' })).status).toBe(404);
    expect((await patch(visitor, passkey.id, { name: 'Key' })).status).toBe(401);
  });
});
