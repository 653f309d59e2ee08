import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { indexOf, listAlerts, listMatches, recordedLine, takeIn } from '@/tests/support/recordings';
import { listAudit, snapshot } from '@/tests/support/rows';
import { askToRemove, askWatches, watch } from '@/tests/support/watches';

const name = { kind: 'name', value: 'Jane Smith' };

describe('DELETE /api/watches/[id]', () => {
  it('removes it with its matches, and leaves the alerts', async () => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    const { id } = await watch(jane, name);
    await takeIn(admin, indexOf(recordedLine({ day: new Date().toISOString().slice(0, 10) })));
    expect(await listMatches()).toHaveLength(1);
    expect((await askToRemove(jane, id)).status).toBe(204);
    expect((await askWatches(jane)).body).toEqual([]);
    expect(await listMatches()).toEqual([]);
    expect(await listAlerts()).toHaveLength(1);
    expect((await listAudit(id)).at(-1)).toMatchObject({ type: 'watch.removed', actor_id: jane.actor.id });
  });

  it('makes room for another one', async () => {
    const jane = await createOwner();
    const parcels = Array.from({ length: 10 }, (_, index) => `10-${100 + index}`);
    for (const value of parcels) await watch(jane, { kind: 'parcel', value, fips: '48453' });
    const [first] = (await askWatches(jane)).body as { id: string }[];
    await askToRemove(jane, first!.id);
    await expect(watch(jane, name)).resolves.toMatchObject(name);
  });

  it('is not found for others, for visitors, and a second time', async () => {
    const [jane, eve] = [await createOwner(), await createOwner()];
    const { id } = await watch(jane, name);
    const before = await snapshot();
    expect((await askToRemove(eve, id)).status).toBe(404);
    expect((await askToRemove(visitor, id)).status).toBe(401);
    expect((await askToRemove(jane, 'mine')).status).toBe(404);
    expect(await snapshot()).toEqual(before);
    await askToRemove(jane, id);
    expect((await askToRemove(jane, id)).status).toBe(404);
  });
});
