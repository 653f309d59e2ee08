import { GET as me } from '@/app/api/auth/me/route';
import { DELETE as removePin } from '@/app/api/security/pin/route';
import { createOwner, signInAgain, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { testPassword } from '@/tests/support/environment';
import { stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { listJobs } from '@/tests/support/requests';
import { countRows, snapshot } from '@/tests/support/rows';
import { changes, guardsOf, postUndo } from '@/tests/support/undo';

const missing = {
  status: 422,
  body: {
    message: 'Please enter your password.',
    code: 'validation_failed',
    fields: { password: 'Please enter your password.' },
  },
};
const wrong = {
  status: 401,
  body: {
    message: 'This is not your password.',
    code: 'wrong_password',
    fields: { password: 'This is not your password.' },
  },
};

type Kind = 'a PIN that was changed' | 'a PIN that was removed' | 'a removed passkey' | 'replaced codes';

/** Somebody removes or replaces what guards an account; the link of the mail. */
const removals: Record<Kind, (owner: Person) => Promise<{ token: string }>> = {
  'a PIN that was changed': async (owner) => {
    await changes.setPin(owner, '482915');
    return changes.setPin(owner, '915482');
  },
  'a PIN that was removed': async (owner) => {
    await changes.setPin(owner, '482915');
    return changes.removePin(owner);
  },
  'a removed passkey': async (owner) => {
    const { id } = await changes.addPasskey(owner);
    return changes.removePasskey(owner, id);
  },
  'replaced codes': async (owner) => {
    await changes.setPin(owner, '482915');
    await changes.makeCodes(owner);
    return changes.makeCodes(owner);
  },
};
const kinds = Object.keys(removals) as Kind[];

/** What was added with it, as it is once it is gone. */
const added: Record<Kind, object> = {
  'a PIN that was changed': { pin: null },
  'a PIN that was removed': {},
  'a removed passkey': {},
  'replaced codes': { codes: [] },
};

afterEach(releaseClock);

describe('POST /api/security/undo, where something can come back', () => {
  it.each(kinds)('asks for the password before it brings back %s', async (kind) => {
    const { token } = await removals[kind](await createOwner());
    const before = await snapshot();
    expect(await postUndo({ token })).toMatchObject(missing);
    expect(await postUndo({ token, password: '' })).toMatchObject(missing);
    expect(await snapshot()).toEqual(before);
    expect((await postUndo({ token, password: testPassword })).status).toBe(204);
  });

  it.each(kinds)('takes only away what was added, without the password: %s', async (kind) => {
    const owner = await createOwner();
    const { token } = await removals[kind](owner);
    const there = await guardsOf(owner);
    expect((await postUndo({ token, takeAwayOnly: true })).status).toBe(204);
    expect(await guardsOf(owner)).toEqual({ ...there, ...added[kind] });
    expect((await callRoute(me, { as: owner })).status).toBe(401);
    expect((await postUndo({ token, password: testPassword })).status).toBe(410);
  });

  it('brings what an undo left out back with the link of an earlier change', async () => {
    const owner = await createOwner();
    await changes.setPin(owner, '482915');
    const own = await guardsOf(owner);
    const first = await changes.addPasskey(owner);
    const second = await changes.removePin(owner);
    await postUndo({ token: second.token, takeAwayOnly: true });
    expect((await postUndo({ token: first.token, password: testPassword })).status).toBe(204);
    expect(await guardsOf(owner)).toEqual(own);
  });

  it('leaves a PIN alone that an earlier undo brought back', async () => {
    const owner = await createOwner();
    await changes.setPin(owner, '482915');
    const own = await guardsOf(owner);
    const first = await changes.addPasskey(owner);
    const second = await changes.setPin(owner, '915482');
    await postUndo({ token: second.token, password: testPassword });
    expect((await postUndo({ token: first.token })).status).toBe(204);
    expect(await guardsOf(owner)).toEqual(own);
  });

  it('confirms no sign-in with what came back', async () => {
    const owner = await createOwner();
    const { token } = await removals['a PIN that was removed'](owner);
    await postUndo({ token, password: testPassword });
    expect(await countRows('step_ups')).toBe(0);
    const again = await signInAgain(owner);
    expect(await callRoute(removePin, { method: 'DELETE', as: again })).toMatchObject({
      status: 402,
      body: stepUpRequired,
    });
  });

  it('refuses a wrong password, and the link stays good', async () => {
    const { token } = await removals['a removed passkey'](await createOwner());
    const before = await snapshot();
    expect(await postUndo({ token, password: 'a guess' })).toMatchObject(wrong);
    expect(await snapshot()).toEqual(before);
    expect((await postUndo({ token, password: testPassword })).status).toBe(204);
  });

  it('counts wrong passwords as those of a sign-in, and tells the owner after ten', async () => {
    holdClock('2026-11-20T15:00:01Z');
    const owner = await createOwner();
    const { token } = await changes.addPasskey(owner);
    for (let n = 0; n < 10; n += 1) {
      expect(await postUndo({ token, password: `guess ${n}` }, '198.51.100.1')).toMatchObject(wrong);
    }
    expect((await postUndo({ token, password: testPassword }, '198.51.100.1')).status).toBe(429);
    expect(await listJobs('sign-in-tries')).toEqual([owner.user.id]);
    expect((await postUndo({ token }, '198.51.100.1')).status).toBe(204);
  });
});
