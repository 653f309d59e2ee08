import { createOwner, signInAgain } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { changes, guardsOf, postUndo } from '@/tests/support/undo';

const withPassword = ({ token }: { token: string }) => postUndo({ token, password: testPassword });

const gone = { status: 410, body: { message: 'This link has already been used.', code: 'gone' } };
const nothing = { pin: null, passkeys: [], codes: [] };

/** An owner with a PIN and codes, and somebody who found out the PIN and signed in. */
async function createTaken() {
  const owner = await createOwner();
  await changes.setPin(owner, '482915');
  await changes.makeCodes(owner);
  return { owner, thief: await signInAgain(owner), own: await guardsOf(owner) };
}

describe('the link of a change after which others came', () => {
  it('takes the later ones back too, and their links are used', async () => {
    const owner = await createOwner();
    const { id: own } = await changes.addPasskey(owner);
    const first = await changes.addPasskey(owner);
    const second = await changes.addPasskey(owner);
    expect((await postUndo({ token: first.token })).status).toBe(204);
    expect((await guardsOf(owner)).passkeys).toEqual([own]);
    expect(await postUndo({ token: second.token })).toMatchObject(gone);
  });

  it.each([0, 1, 2])('leaves what was there before change %d of three', async (opened) => {
    const { owner, thief, own } = await createTaken();
    const before = [own];
    const links: { token: string }[] = [await changes.addPasskey(thief)];
    before.push(await guardsOf(owner));
    links.push(await changes.removePin(thief));
    before.push(await guardsOf(owner));
    links.push(await changes.makeCodes(thief));

    expect((await withPassword(links[opened]!)).status).toBe(204);
    expect(await guardsOf(owner)).toEqual(before[opened]);
    for (const { token } of links.slice(opened)) expect(await postUndo({ token })).toMatchObject(gone);
    if (opened === 0) return;
    expect((await withPassword(links[0]!)).status).toBe(204);
    expect(await guardsOf(owner)).toEqual(own);
  });

  it('brings back no PIN that came in between', async () => {
    const { owner, thief, own } = await createTaken();
    const first = await changes.setPin(thief, '915482');
    const second = await changes.removePin(thief);
    await withPassword(first);
    expect(await postUndo({ token: second.token })).toMatchObject(gone);
    expect(await guardsOf(owner)).toEqual(own);
  });

  it('takes back a later change whose own link was used', async () => {
    const { owner, thief, own } = await createTaken();
    const first = await changes.addPasskey(thief);
    const second = await changes.setPin(thief, '915482');
    await query("UPDATE mailed_links SET used_at = now() WHERE data->>'title' = 'PIN changed'");
    expect(await postUndo({ token: second.token })).toMatchObject(gone);
    await withPassword(first);
    expect(await guardsOf(owner)).toEqual(own);
  });

  it('brings back no codes of before the first guard', async () => {
    const owner = await createOwner();
    const planted = await changes.makeCodes(owner);
    const again = await changes.makeCodes(owner);
    const first = await changes.setPin(owner, '482915');
    await postUndo({ token: first.token });
    expect(await guardsOf(owner)).toEqual(nothing);
    await postUndo({ token: again.token });
    await postUndo({ token: planted.token });
    expect(await guardsOf(owner)).toEqual(nothing);
  });

  it('leaves changes of other accounts alone', async () => {
    const { thief } = await createTaken();
    const { token } = await changes.addPasskey(thief);
    const other = await createOwner();
    const later = await changes.addPasskey(other);
    await postUndo({ token });
    expect((await guardsOf(other)).passkeys).toEqual([later.id]);
    expect((await postUndo({ token: later.token })).status).toBe(204);
  });

  it('and another one pressed at once leave what was there before the earlier', async () => {
    const { owner, thief, own } = await createTaken();
    const first = await changes.addPasskey(thief);
    const second = await changes.removePin(thief);
    const answers = await Promise.all([second, first].map(withPassword));
    expect(answers[1]!.status).toBe(204);
    expect([204, 410]).toContain(answers[0]!.status);
    expect(await guardsOf(owner)).toEqual(own);
  });
});
