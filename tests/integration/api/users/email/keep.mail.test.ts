import { smtp } from '@/tests/support/with-mail';
import { GET as me } from '@/app/api/auth/me/route';
import { createOwner, forgetAddress, signInAgain } from '@/tests/support/actors';
import {
  addressOf,
  confirmChange,
  keepOld,
  linksOfChange,
  moveAddress,
  nextAddress,
} from '@/tests/support/addresses';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { listNotifications } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { buildInvoice, readInvoice } from '@/tests/support/invoices';
import { newestToken, sendWaitingLinks } from '@/tests/support/mailed-links';
import { nextPassword, opensWith, postReset, resetTokenOf } from '@/tests/support/passwords';
import { listAudit, snapshot } from '@/tests/support/rows';

const asks = async (as: { cookie: string }) => (await callRoute(me, { as })).status;

beforeEach(() => holdClock('2026-11-20T15:00:01Z'));
afterEach(releaseClock);

describe('the link to the old address', () => {
  it('stops a change that waits, and ends every session', async () => {
    const owner = await createOwner();
    const elsewhere = await signInAgain(owner);
    const { toNew, toOld } = await linksOfChange(owner);
    expect((await keepOld(toOld)).status).toBe(204);
    expect((await confirmChange({ token: toNew }, await signInAgain(owner))).status).toBe(410);
    expect(await addressOf(owner)).toEqual({ email: owner.user.email, isConfirmed: true });
    expect([await asks(owner), await asks(elsewhere)]).toEqual([401, 401]);
    expect((await listAudit(owner.user.id)).at(-1)).toEqual({
      type: 'address.kept',
      actor_id: null,
      subject_id: owner.user.id,
      data: { isBack: false },
    });
    expect((await listNotifications(owner)).map(({ title }) => title)).toEqual([
      'A change of your email address was stopped',
    ]);
  });

  it.each(['of the wish', 'of the news'])('%s takes back a change that was made', async (which) => {
    const owner = await createOwner();
    const { toNew, toOld: first } = await linksOfChange(owner);
    await confirmChange({ token: toNew }, owner);
    const token = which === 'of the wish' ? first : await newestToken('keep_address');
    expect((await keepOld(token)).status).toBe(204);
    expect(await addressOf(owner)).toEqual({ email: owner.user.email, isConfirmed: true });
    expect(await asks(owner)).toBe(401);
    expect((await listAudit(owner.user.id)).at(-1)).toMatchObject({
      type: 'address.kept',
      data: { isBack: true },
    });
  });

  it('brings the address back as it was: one that nobody confirmed is not confirmed', async () => {
    const owner = await createOwner();
    await forgetAddress(owner);
    const draft = await buildInvoice(owner);
    const { toOld } = await moveAddress(owner);
    await keepOld(toOld);
    expect(await addressOf(owner)).toEqual({ email: owner.user.email, isConfirmed: false });
    expect(await readInvoice(draft.id)).toMatchObject({ issuer_email: owner.user.email });
  });

  it('takes back every later change too: of a thief who moved on', async () => {
    const owner = await createOwner();
    const { toOld: mine } = await moveAddress(owner, 'thief@example.com');
    advanceClock({ ms: 1 });
    const { toOld: thiefs } = await moveAddress(owner, 'thief@example.org');
    expect((await keepOld(mine)).status).toBe(204);
    expect(await addressOf(owner)).toMatchObject({ email: owner.user.email });
    expect((await keepOld(thiefs)).status).toBe(410);
    expect(await addressOf(owner)).toMatchObject({ email: owner.user.email });
  });

  it('voids a link for a new password that went to the new address; the old one can have its own', async () => {
    const owner = await createOwner();
    const { toOld } = await moveAddress(owner);
    const thiefs = await resetTokenOf(nextAddress);
    await keepOld(toOld);
    expect((await postReset({ token: thiefs, password: 'a word of the thief' })).status).toBe(410);
    const own = await resetTokenOf(owner.user.email);
    expect((await postReset({ token: own, password: nextPassword })).status).toBe(204);
    expect(await opensWith(owner.user.email, nextPassword)).toBe(true);
  });

  it('works once', async () => {
    const owner = await createOwner();
    const { toOld } = await moveAddress(owner);
    const answers = await Promise.all([keepOld(toOld), keepOld(toOld)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  it('works for a day', async () => {
    const owner = await createOwner();
    const { toOld } = await moveAddress(owner);
    advanceClock({ days: 1 });
    const before = await snapshot();
    const late = await keepOld(toOld);
    expect([late.status, late.body]).toEqual([
      410,
      { message: 'This link has expired. It worked for 24 hours.', code: 'gone' },
    ]);
    expect(await snapshot()).toEqual(before);
  });

  it('is told by an email that the copy is kept of without it', async () => {
    await linksOfChange(await createOwner());
    expect((await sendWaitingLinks()).map(({ token }) => token)).toEqual(['', '']);
    expect(smtp.mails).toHaveLength(2);
  });
});
