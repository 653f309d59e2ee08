import { setPin } from '@/lib/accounts/commands/pin';
import { revokeSessions } from '@/lib/accounts/commands/sessions';
import { createOwner, signInAgain } from '@/tests/support/actors';
import { testPassword } from '@/tests/support/environment';
import { confirm, confirmedAt, goodPin, guardWithPin } from '@/tests/support/guards';
import { countRows } from '@/tests/support/rows';

const ended = { code: 'not_signed_in' };

describe('a call that was let in before "sign out everywhere", and goes on after it', () => {
  it('changes no guard, though its session was confirmed', async () => {
    const ada = await createOwner();
    await guardWithPin(ada);
    await confirm(ada);
    const { actor } = ada;
    await revokeSessions((await signInAgain(ada)).actor);

    await expect(setPin({ ...actor, isGuarded: true }, { pin: goodPin })).rejects.toMatchObject(ended);
    expect(await confirmedAt(ada)).toBeNull();
  });

  it('sets no first guard', async () => {
    const ada = await createOwner();
    await revokeSessions((await signInAgain(ada)).actor);

    const shown = { pin: goodPin, password: testPassword };
    await expect(setPin(ada.actor, shown)).rejects.toMatchObject(ended);
    expect(await countRows('security_pins')).toBe(0);
  });
});
