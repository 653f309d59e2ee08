import { createOwner, visitor } from '@/tests/support/actors';
import { askWatches, watch } from '@/tests/support/watches';

describe('GET /api/watches', () => {
  it('lists what the account watches, and nothing of others', async () => {
    const [zoe, eve] = [await createOwner(), await createOwner()];
    const first = await watch(zoe, { kind: 'name', value: 'Zoe Quackenbush' });
    await watch(eve, { kind: 'name', value: 'Eve Jones' });
    expect((await askWatches(zoe)).body).toEqual([first]);
  });

  it('is not for visitors', async () => {
    expect((await askWatches(visitor)).status).toBe(401);
  });
});
