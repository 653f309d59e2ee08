import { smtp } from '@/tests/support/with-mail';
import { resetGuards } from '@/lib/accounts/commands/reset-guards';
import { GET as me } from '@/app/api/auth/me/route';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import {
  confirm,
  giveCodes,
  guardWithPasskey,
  guardWithPin,
  listNotifications,
} from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const guardTables = ['security_pins', 'passkeys', 'recovery_codes', 'step_ups'];
const countGuards = () => Promise.all(guardTables.map(countRows));

describe('the command line that takes the guards off an account', () => {
  it('removes them all, ends every session, and leaves an audit event', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    for (const person of [owner, other]) {
      await guardWithPin(person);
      await guardWithPasskey(person);
      await giveCodes(person);
      await confirm(person);
    }
    expect((await callRoute(me, { as: owner })).status).toBe(200);
    expect(await countGuards()).toEqual([2, 2, 2, 2]);

    expect(await resetGuards(owner.user.email.toUpperCase())).toEqual({ isMailed: true });

    expect(await countGuards()).toEqual([1, 1, 1, 1]);
    expect((await callRoute(me, { as: owner })).status).toBe(401);
    expect((await callRoute(me, { as: other })).status).toBe(200);
    expect((await listAudit(owner.user.id)).at(-1)).toEqual({
      type: 'guards.reset',
      actor_id: null,
      subject_id: owner.user.id,
      data: { pins: 1, passkeys: 1 },
    });
  });

  it('tells the account, and its address by email', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await resetGuards(owner.user.email);

    expect((await listNotifications(owner)).at(-1)).toMatchObject({
      type: 'guards.reset',
      title: 'PIN and passkeys removed',
    });
    const [mail, ...others] = await query<Record<string, string>>('SELECT * FROM mails');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to_address: owner.user.email, subject: 'PIN and passkeys removed' });
    expect(mail!.text).toContain('Your password still works.');
    expect(mail!.text).toContain('/contact');
    expect(smtp.mails.map(({ to }) => to)).toEqual([[owner.user.email]]);
  });

  it('says when the mail server does not take the email; the guards are off all the same', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    smtp.fail('refuse');
    expect(await resetGuards(owner.user.email)).toEqual({ isMailed: false });
    expect(await countRows('security_pins')).toBe(0);
  });

  it('changes nothing for an account without a guard, and for an unknown email', async () => {
    const owner = await createOwner();
    await giveCodes(owner);
    const before = await snapshot();
    await expect(resetGuards(owner.user.email)).rejects.toMatchObject({
      code: 'conflict',
      message: `The account ${owner.user.email} has no PIN and no passkey.`,
    });
    await expect(resetGuards('nobody@example.com')).rejects.toMatchObject({
      code: 'not_found',
      message: 'There is no account with the email nobody@example.com.',
    });
    expect(await snapshot()).toEqual(before);
  });
});
