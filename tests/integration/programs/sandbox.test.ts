import { deleteOldSandboxObjects } from '@/lib/programs/commands/sandbox';
import { query } from '@/tests/support/database';
import { createPartner } from '@/tests/support/organizations';
import { countRows } from '@/tests/support/rows';

describe('what test calls made', () => {
  it('is there for 90 days, and then removed', async () => {
    const { id } = await createPartner();
    for (const days of [0, 89, 91, 400]) {
      await query(
        `INSERT INTO sandbox_objects (id, organization_id, kind, data, created_at)
         VALUES (gen_random_uuid(), $1, 'property', '{}', now() - $2 * interval '1 day')`,
        [id, days],
      );
    }

    expect(await deleteOldSandboxObjects()).toEqual({ deleted: 2 });
    expect(await countRows('sandbox_objects')).toBe(2);
  });
});
