import '@/tests/support/with-mail';
import type { ApiProperty } from '@/lib/programs/schema/properties';
import { createOwner, forgetAddress } from '@/tests/support/actors';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { answerTo, askToLock, lockCall } from '@/tests/support/partner-locks';
import { countRows } from '@/tests/support/rows';

describe('POST /api/consents/lock/answer where addresses are confirmed by email', () => {
  it('is no agreement from an account whose address is not confirmed: it may be somebody else’s', async () => {
    const { headers } = await createApiKey(await createPartner(), { mode: 'live' });
    const owner = await createOwner();
    await forgetAddress(owner);
    const { property_id } = (await askToLock(headers, lockCall(owner))).body as ApiProperty;
    const answer = await answerTo(property_id, owner);

    expect([answer.status, (answer.body as { code: string }).code]).toEqual([403, 'unconfirmed_address']);
    expect(await countRows('deed_locks')).toBe(0);
  });
});
