import { createAdmin, createOwner } from '@/tests/support/actors';
import { aDeed, deliver, indexOf, stateOf } from '@/tests/support/recordings';

describe('GET /api/recordings/imports/{id}', () => {
  it('says that an import runs until its job has ended', async () => {
    const admin = await createAdmin();
    const { id } = (await deliver(admin, indexOf(aDeed('1001')))).body as { id: string };
    expect((await stateOf(admin, id)).body).toMatchObject({ status: 'running', rows: 0, failure: null });
  });

  it('is not there for anyone else, nor for an id that there is not', async () => {
    const admin = await createAdmin();
    const { id } = (await deliver(admin, indexOf(aDeed('1001')))).body as { id: string };
    expect((await stateOf(await createOwner(), id)).status).toBe(403);
    expect((await stateOf(null, id)).status).toBe(401);
    expect((await stateOf(admin, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});
