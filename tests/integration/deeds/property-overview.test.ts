import type { Actor } from '@/lib/platform/actor';
import { askTogether } from '@/lib/platform/database/questions';
import { propertyOverview } from '@/lib/deeds/queries';
import { listOwnProperties } from '@/lib/properties/queries/properties';
import { createOwner } from '@/tests/support/actors';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { buildAlert } from '@/tests/support/histories';
import { releaseLock } from '@/tests/support/locks';

const ids = (properties: { id: string }[]) => properties.map(({ id }) => id);

const overviewOf = async (actor: Actor, most: number) =>
  (await askTogether({ overview: propertyOverview(actor, most) })).overview;

describe('what a home page shows of locks', () => {
  it('says of each what the list says', async () => {
    const owner = await createOwner();
    const paid = await buildLock(owner);
    await buildPaidPayment(owner, { lockId: paid.id });
    await buildLock(owner);

    const { newest, counts } = await overviewOf(owner.actor, 5);
    const list = await listOwnProperties(owner.actor);
    expect(list.properties).toMatchObject(newest.map(({ openAlerts: _, ...property }) => property));
    expect(list.counts).toEqual(counts);
    expect(counts).toEqual({ locked: 2, due: 1, contested: 0, ended: 0 });
  });

  it('says how many alerts wait about each', async () => {
    const owner = await createOwner();
    const [quiet, loud] = [await buildLock(owner), await buildLock(owner)];
    await buildAlert(loud.id);
    await buildAlert(loud.id, { resolvedAt: new Date().toISOString() });

    const { newest } = await overviewOf(owner.actor, 5);
    expect(newest.map(({ id, openAlerts }) => [id, openAlerts])).toEqual([
      [loud.id, 1],
      [quiet.id, 0],
    ]);
  });

  it('leaves out what has ended, and counts it', async () => {
    const owner = await createOwner();
    await releaseLock(owner, await buildLock(owner));

    const overview = await overviewOf(owner.actor, 5);
    expect(overview).toEqual({
      counts: { locked: 0, due: 0, contested: 0, ended: 1 },
      newest: [],
      unpaid: [],
      unproven: [],
    });
  });

  it('has of each kind so many', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const propertyAddress = '12 Main St, Austin, TX 78701';
    const first = await buildLock(owner, { propertyAddress });
    await buildLock(other, { propertyAddress });
    const second = await buildLock(owner);

    const { newest, unpaid, unproven } = await overviewOf(owner.actor, 1);
    expect([ids(newest), ids(unpaid), ids(unproven)]).toEqual([[second.id], [first.id], [first.id]]);
  });
});
