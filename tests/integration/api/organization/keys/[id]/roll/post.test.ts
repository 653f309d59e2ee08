import { POST } from '@/app/api/organization/keys/[id]/roll/route';
import { GET as properties } from '@/app/api/v1/properties/route';
import { MAX_KEYS } from '@/lib/programs/rules/key-limits';
import type { MadeKey } from '@/lib/programs/schema/keys';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { askForKey, makeKey, newKeyView } from '@/tests/support/api-keys';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { guardWithPin } from '@/tests/support/guards';
import { addMember, createPartner } from '@/tests/support/organizations';
import { countRows, listAudit } from '@/tests/support/rows';

const roll = (as: Person | null, id: string, overlapHours: unknown = 24) =>
  callRoute(POST, {
    method: 'POST',
    url: `/api/organization/keys/${id}/roll`,
    params: { id },
    body: { overlapHours },
    as,
  });
const statusWith = async (headers: Record<string, string>) =>
  (await callRoute(properties, { headers })).status;

beforeEach(() => holdClock('2026-11-20T18:00:00Z'));
afterEach(releaseClock);

describe('POST /api/organization/keys/{id}/roll', () => {
  it('makes another key with the same rights, and lets the old one work for the overlap', async () => {
    const { owner } = await createPartner();
    const old = await makeKey(owner);
    const answer = await roll(owner, old.key.id, 24);

    expect(answer.status).toBe(201);
    const { key, secret } = answer.body as MadeKey;
    expect(key).toEqual(newKeyView());
    expect(secret).not.toBe(old.secret);
    const next = { authorization: `Bearer ${secret}` };
    expect([await statusWith(old.headers), await statusWith(next)]).toEqual([200, 200]);
    advanceClock({ minutes: 24 * 60 });
    expect([await statusWith(old.headers), await statusWith(next)]).toEqual([401, 200]);
    expect((await listAudit(old.key.id)).at(-1)).toMatchObject({
      type: 'api_key.rolled',
      data: { to: key.id, overlapHours: 24 },
    });
  });

  it('ends the old one at once without an overlap', async () => {
    const { owner } = await createPartner();
    const old = await makeKey(owner);
    await roll(owner, old.key.id, 0);

    expect(await statusWith(old.headers)).toBe(401);
  });

  it('gives the new key as many days as the old one had', async () => {
    const { owner } = await createPartner();
    const old = await makeKey(owner, { expiresInDays: 30 });
    advanceClock({ days: 5 });

    expect(((await roll(owner, old.key.id)).body as MadeKey).key.expiresAt).toBe('2026-12-25T18:00:00.000Z');
  });

  it('rolls a key once, also when two ask at the same moment', async () => {
    const { owner } = await createPartner();
    const { key } = await makeKey(owner);
    const answers = await Promise.all([roll(owner, key.id), roll(owner, key.id)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await countRows('api_keys')).toBe(2);
  });

  it('makes no more keys than an organization may have: those in overlap are counted', async () => {
    const { owner } = await createPartner();
    const keys: MadeKey[] = [];
    for (let at = 0; at < MAX_KEYS - 1; at += 1) keys.push(await makeKey(owner));
    expect((await roll(owner, keys[0]!.key.id, 72)).status).toBe(201);

    expect(await roll(owner, keys[1]!.key.id, 72)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('rolled keys that still work among them') },
    });
    expect((await askForKey(owner)).status).toBe(409);
    expect((await roll(owner, keys[1]!.key.id, 0)).status).toBe(201);
    advanceClock({ days: 3 });
    expect((await roll(owner, keys[2]!.key.id, 72)).status).toBe(201);
  });

  it('is for owners who confirm it', async () => {
    const partner = await createPartner();
    const { key } = await makeKey(partner.owner);
    const member = await createOwner();
    await addMember(partner, member);
    await guardWithPin(partner.owner);

    expect((await roll(visitor, key.id)).status).toBe(401);
    expect((await roll(member, key.id)).status).toBe(403);
    expect((await roll((await createPartner()).owner, key.id)).status).toBe(404);
    expect((await roll(partner.owner, key.id)).status).toBe(402);
    expect(await countRows('api_keys')).toBe(1);
  });

  it.each([-1, 2, '24', null])('refuses an overlap of %j', async (overlapHours) => {
    const { owner } = await createPartner();
    const { key } = await makeKey(owner);

    expect((await roll(owner, key.id, overlapHours)).status).toBe(422);
  });
});
