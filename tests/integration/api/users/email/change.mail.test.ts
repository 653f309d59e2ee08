import { smtp } from '@/tests/support/with-mail';
import { findPendingAddress } from '@/lib/accounts/queries/addresses';
import { createOwner, visitor } from '@/tests/support/actors';
import {
  addressOf,
  askForChange,
  confirmChange,
  linksOfChange,
  nextAddress,
} from '@/tests/support/addresses';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { testPassword } from '@/tests/support/environment';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { sendWaitingLinks } from '@/tests/support/mailed-links';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const wish = (email: string, password = testPassword) => ({ email, password });

beforeEach(() => holdClock('2026-11-20T15:00:01Z'));
afterEach(releaseClock);

describe('POST /api/users/email', () => {
  it('mails both addresses and changes nothing yet', async () => {
    const owner = await createOwner();
    const answer = await askForChange(owner);
    expect([answer.status, answer.body]).toEqual([202, {}]);
    expect(await addressOf(owner)).toEqual({ email: owner.user.email, isConfirmed: true });
    expect(await findPendingAddress(owner.actor)).toEqual({
      email: nextAddress,
      expiresAt: '2026-11-20T15:30:01.000Z',
    });
    expect((await listAudit(owner.user.id)).at(-1)).toEqual({
      type: 'address.change_asked',
      actor_id: owner.user.id,
      subject_id: owner.user.id,
      data: {},
    });

    await sendWaitingLinks();
    const [toNew, toOld] = smtp.mails.map(({ to, raw }) => ({
      to,
      raw: raw.replaceAll('=\r\n', '').replaceAll('=3D', '='),
    }));
    expect(toNew!.to).toEqual([nextAddress]);
    expect(toNew!.raw).toMatch(/\/confirm-email\?for=address#[\w-]{43}/);
    expect(toNew!.raw).not.toContain(owner.user.email);
    expect(toNew!.raw).not.toMatch(/Ada|Lovelace/);
    expect(toOld!.to).toEqual([owner.user.email]);
    expect(toOld!.raw).toMatch(/\/keep-email#[\w-]{43}/);
    expect(toOld!.raw).toContain('Subject: Your email address is about to change');
  });

  it('makes an earlier wish void', async () => {
    const owner = await createOwner();
    const first = await linksOfChange(owner, 'first@example.com');
    await linksOfChange(owner);
    expect((await confirmChange({ token: first.toNew }, owner)).status).toBe(410);
    expect(await findPendingAddress(owner.actor)).toMatchObject({ email: nextAddress });
  });

  it('asks a guarded account for its PIN too', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    const before = await snapshot();
    const refused = await askForChange(owner);
    expect([refused.status, refused.body]).toEqual([402, stepUpRequired]);
    expect(await snapshot()).toEqual(before);
    await confirm(owner);
    expect((await askForChange(owner)).status).toBe(202);
  });

  it.each([
    ['a wrong password', wish(nextAddress, 'no'), 401, 'password'],
    ['no password', { email: nextAddress }, 422, 'password'],
    ['what is no address', wish('nobody'), 422, 'email'],
  ])('refuses %s, on its field, and mails nobody', async (_, body, status, field) => {
    const owner = await createOwner();
    const before = await snapshot();
    const answer = await askForChange(owner, body);
    expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([
      status,
      [field],
    ]);
    expect(await snapshot()).toEqual(before);
  });

  it('refuses the address that the account has, and one that another account has', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const before = await snapshot();
    const own = await askForChange(owner, wish(owner.user.email.toUpperCase()));
    expect([own.status, own.body]).toMatchObject([
      422,
      { fields: { email: 'This is the email address that your account has.' } },
    ]);
    const taken = await askForChange(owner, wish(other.user.email.toUpperCase()));
    expect([taken.status, taken.body]).toMatchObject([
      409,
      { fields: { email: 'Another account has this email address. Please use another one.' } },
    ]);
    expect(await snapshot()).toEqual(before);
  });

  it('stops after five an hour from one account, and after twenty a day to one address', async () => {
    const owner = await createOwner();
    for (let n = 0; n < 5; n += 1) expect((await askForChange(owner)).status).toBe(202);
    expect((await askForChange(owner)).status).toBe(429);
    for (let n = 5; n < 20; n += 1) expect((await askForChange(await createOwner())).status).toBe(202);
    const last = await askForChange(await createOwner());
    expect([last.status, last.body]).toMatchObject([
      429,
      {
        message: expect.stringMatching(
          /^Many links were emailed to this email address within the day\./,
        ) as string,
      },
    ]);
  });

  it('asks a visitor to sign in', async () => {
    expect((await askForChange(visitor)).status).toBe(401);
    expect(await countRows('mailed_links')).toBe(0);
  });
});
