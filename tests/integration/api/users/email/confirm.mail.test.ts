import { smtp } from '@/tests/support/with-mail';
import { GET as me } from '@/app/api/auth/me/route';
import { GET as listInvoices } from '@/app/api/invoices/route';
import { GET as listLocks } from '@/app/api/deedguard/locked-deeds/route';
import { POST as register } from '@/app/api/users/register/route';
import { sendInvoice } from '@/lib/invoices/commands/send';
import { createOwner, forgetAddress, type Person } from '@/tests/support/actors';
import {
  addressOf,
  askForChange,
  confirmChange,
  linksOfChange,
  moveAddress,
  nextAddress,
} from '@/tests/support/addresses';
import { buildLock, registration } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { listNotifications } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { buildInvoice, buildSentInvoice, readInvoice } from '@/tests/support/invoices';
import { sendWaitingLinks } from '@/tests/support/mailed-links';
import { logIn, nextPassword, postReset, resetTokenOf } from '@/tests/support/passwords';
import { listAudit, snapshot } from '@/tests/support/rows';

const registerAs = (email: string) => callRoute(register, { method: 'POST', body: registration({ email }) });

beforeEach(() => holdClock('2026-11-20T15:00:01Z'));
afterEach(releaseClock);

describe('POST /api/users/email/confirm', () => {
  it('gives the account the address, confirmed; sessions go on, and one logs in with it', async () => {
    const owner = await createOwner();
    await forgetAddress(owner);
    const { toNew } = await linksOfChange(owner);
    const answer = await confirmChange({ token: toNew }, owner);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await addressOf(owner)).toEqual({ email: nextAddress, isConfirmed: true });
    expect((await callRoute(me, { as: owner })).body).toEqual({ ...owner.user, email: nextAddress });
    expect([(await logIn(nextAddress)).status, (await logIn(owner.user.email)).status]).toEqual([200, 401]);
  });

  it('tells the old address, with a link that takes it back, and leaves an audit event', async () => {
    const owner = await createOwner();
    const { toNew } = await linksOfChange(owner);
    await sendWaitingLinks();
    smtp.reset();
    await confirmChange({ token: toNew }, owner);
    await sendWaitingLinks();
    expect(smtp.mails.map(({ to }) => to)).toEqual([[owner.user.email]]);
    const raw = smtp.mails[0]!.raw.replaceAll('=\r\n', '');
    expect(raw).toContain('Subject: Your email address was changed');
    expect(raw).toMatch(/\/keep-email#[\w-]{43}/);
    expect(raw).not.toContain(nextAddress);
    expect((await listAudit(owner.user.id)).at(-1)).toEqual({
      type: 'address.changed',
      actor_id: owner.user.id,
      subject_id: owner.user.id,
      data: {},
    });
    expect((await listNotifications(owner)).map(({ type }) => type)).toEqual(['address.changed']);
  });

  it('keeps locks and invoices; drafts go out under the new address, what was sent stays as it is', async () => {
    const owner = await createOwner();
    await forgetAddress(owner);
    await buildLock(owner);
    const [draft, sent] = [await buildInvoice(owner), await buildSentInvoice(owner)];
    await moveAddress(owner);
    const seen = async (handler: typeof listLocks) =>
      (await callRoute(handler, { as: owner })).body as unknown[];
    expect(await seen(listLocks)).toHaveLength(1);
    expect((await callRoute(listInvoices, { as: owner })).text).toContain(draft.id);
    expect(await readInvoice(draft.id)).toMatchObject({ issuer_email: nextAddress });
    expect(await readInvoice(sent.id)).toMatchObject({ issuer_email: owner.user.email });
    await sendInvoice(owner.actor, draft.id);
    expect(smtp.mails.at(-1)!.raw).toMatch(/Reply-To: ada@new\.example/i);
  });

  it('needs the session or the password of the account: its reader may never have asked', async () => {
    const owner = await createOwner();
    const { toNew: token } = await linksOfChange(owner);
    for (const as of [null, await createOwner()]) {
      const refused = await confirmChange({ token }, as);
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { fields: { password: 'Please enter your password.' } },
      ]);
    }
    expect((await confirmChange({ token, password: 'a guess' })).status).toBe(401);
    expect(await addressOf(owner)).toMatchObject({ email: owner.user.email });
    expect((await confirmChange({ token, password: testPassword })).status).toBe(204);
  });

  it('comes too late after 30 minutes', async () => {
    const owner = await createOwner();
    const { toNew: token } = await linksOfChange(owner);
    advanceClock({ minutes: 30 });
    const before = await snapshot();
    const late = await confirmChange({ token }, owner);
    expect([late.status, late.body]).toEqual([
      410,
      { message: 'This link has expired. It worked for 30 minutes.', code: 'gone' },
    ]);
    expect(await snapshot()).toEqual(before);
  });

  it('works once, also when it is pressed twice at once', async () => {
    const owner = await createOwner();
    const { toNew: token } = await linksOfChange(owner);
    const answers = await Promise.all([confirmChange({ token }, owner), confirmChange({ token }, owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    expect((await listAudit(owner.user.id)).filter(({ type }) => type === 'address.changed')).toHaveLength(1);
  });

  it('does not work after a change of the password', async () => {
    const owner = await createOwner();
    const { toNew: token } = await linksOfChange(owner);
    await postReset({ token: await resetTokenOf(owner.user.email), password: nextPassword });
    expect((await confirmChange({ token, password: nextPassword })).status).toBe(410);
    expect(await addressOf(owner)).toMatchObject({ email: owner.user.email });
  });

  it('voids a link for a new password that went to the old address', async () => {
    const owner = await createOwner();
    const token = await resetTokenOf(owner.user.email);
    await moveAddress(owner);
    expect((await postReset({ token, password: nextPassword })).status).toBe(410);
    expect((await logIn(nextAddress)).status).toBe(200);
  });
});

describe('an address that two accounts want', () => {
  it('goes to the one that confirms first; the other keeps its own, and its link stays good', async () => {
    const [first, second] = [await createOwner(), await createOwner()];
    const { toNew: slow } = await linksOfChange(first);
    await moveAddress(second);
    const late = await confirmChange({ token: slow }, first);
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        code: 'conflict',
        fields: { email: 'Another account has this email address. Please use another one.' },
      },
    ]);
    expect(await addressOf(first)).toMatchObject({ email: first.user.email });
    expect(
      await query("SELECT 1 FROM mailed_links WHERE purpose = 'change_address' AND used_at IS NULL"),
    ).toHaveLength(1);
  });

  it('goes to one of two that confirm at once', async () => {
    const people = [await createOwner(), await createOwner()];
    const links: string[] = [];
    for (const person of people) links.push((await linksOfChange(person)).toNew);
    const answers = await Promise.all(people.map((person, n) => confirmChange({ token: links[n] }, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await query('SELECT 1 FROM users WHERE email = $1', [nextAddress])).toHaveLength(1);
  });

  it('goes to a sign-up or to the change, when both come at once', async () => {
    const owner = await createOwner();
    const { toNew: token } = await linksOfChange(owner);
    const [change, signUp] = await Promise.all([confirmChange({ token }, owner), registerAs(nextAddress)]);
    expect([
      [204, 409],
      [409, 201],
    ]).toContainEqual([change.status, signUp.status]);
  });
});

describe('an address that an account left', () => {
  const held = {
    message:
      'The account that left this email address within the last day can still take it back. Please try again tomorrow, or use another address.',
    code: 'conflict',
  };

  async function left(): Promise<Person> {
    const owner = await createOwner();
    await moveAddress(owner);
    return owner;
  }

  it('is nobody else’s for a day, neither by a sign-up nor by a change', async () => {
    const { user } = await left();
    const before = await snapshot();
    const signUp = await registerAs(user.email);
    expect([signUp.status, signUp.body]).toMatchObject([409, held]);
    expect(await snapshot()).toEqual(before);
    const other = await createOwner();
    const body = { email: user.email, password: testPassword };
    expect([(await askForChange(other, body)).body]).toMatchObject([held]);
    advanceClock({ days: 1 });
    expect((await registerAs(user.email)).status).toBe(201);
  });

  it('is not taken by a sign-up that comes with the change', async () => {
    const owner = await createOwner();
    const { toNew: token } = await linksOfChange(owner);
    const [change, ...signUps] = await Promise.all([
      confirmChange({ token }, owner),
      ...Array.from({ length: 5 }, () => registerAs(owner.user.email)),
    ]);
    expect([change.status, signUps.map(({ status }) => status)]).toEqual([204, Array(5).fill(409)]);
    expect(await query('SELECT 1 FROM users WHERE email = $1', [owner.user.email])).toEqual([]);
  });

  it('can be the account’s own again', async () => {
    const owner = await left();
    await moveAddress(owner, owner.user.email);
    expect(await addressOf(owner)).toEqual({ email: owner.user.email, isConfirmed: true });
  });
});
