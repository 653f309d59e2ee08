import '@/tests/support/with-mail';
import { forgetAddress } from '@/tests/support/actors';
import { exportOf } from '@/tests/support/exports';
import { unzip } from '@/tests/support/unzip';
import { buildWholeAccount } from '@/tests/support/whole-account';

describe('POST /api/users/export, by somebody whose address is not confirmed', () => {
  it('leaves out what went to that address, and what came from it: it may be somebody else’s', async () => {
    const { owner } = await buildWholeAccount();
    const before = unzip((await exportOf(owner)).bytes);
    expect(before.json<object[]>('emails.json')).toHaveLength(1);
    await forgetAddress(owner);
    const zip = unzip((await exportOf(owner)).bytes);
    expect([zip.json('emails.json'), zip.json('sent.json')]).toEqual([[], null]);
  });
});
