import { smtp } from '@/tests/support/with-mail';
import { POST as confirmApplication } from '@/app/api/partners/applications/confirm/route';
import { POST as applyRoute } from '@/app/api/partners/apply/route';
import { POST as applyForPartnership } from '@/app/api/partnerships/apply/route';
import { POST as confirmWaitlist } from '@/app/api/waitlist/confirm/route';
import { POST as join } from '@/app/api/waitlist/join/route';
import { decideApplication } from '@/lib/partners/commands/applications';
import { confirmWaiting } from '@/lib/partners/commands/confirm-waiting';
import { mailVisitorLink } from '@/lib/partners/commands/confirmation';
import { listRecentApplicants } from '@/lib/partners/queries/applications';
import { createAdmin, createOwner, forgetAddress, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { newestToken } from '@/tests/support/mailed-links';
import { partnershipInput, portalInput, waitingFor } from '@/tests/support/partners';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';
import { waitlistInput } from '@/tests/support/waitlist';

const from = (place: string) => ({ 'x-socket-address': place });
const send = (body: unknown, as: Person | null = null) =>
  callRoute(applyRoute, { method: 'POST', url: '/api/partners/apply', body, as });
const joinWith = (body: unknown, place = '203.0.113.7') =>
  callRoute(join, { method: 'POST', url: '/api/waitlist/join', body, headers: from(place) });
const confirm = async (handler: typeof applyRoute, purpose: string) =>
  callRoute(handler, { method: 'POST', body: { token: await newestToken(purpose) } });
const opened = () => confirm(confirmApplication, 'confirm_application');
const openedWaitlist = () => confirm(confirmWaitlist, 'join_waitlist');
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;

afterEach(releaseClock);

describe('the application of a visitor, where mail goes out', () => {
  it('waits for its link: nobody sees it, and nobody is told, whoever’s address it gives', async () => {
    const answer = await send(portalInput());
    expect([answer.status, answer.body]).toEqual([201, { id: idOf(answer), waitsFor: 'link' }]);
    expect(await countRows('partner_applications')).toBe(0);
    expect(await listRecentApplicants()).toEqual([]);
    expect(await countRows('audit_events')).toBe(0);

    await mailVisitorLink(idOf(answer));
    expect(smtp.mails.map(({ to }) => to)).toEqual([['grace@example.com']]);
    const sent = smtp.mails[0]!.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(sent).toMatch(/\/confirm-email\?for=application#[\w-]{43}/);
    expect(sent).toContain('Our site lists the name and kind of the company from then on');
    expect(sent).not.toMatch(/Hopper|two counties|title\.example|512 555/);
  });

  it('is there once the link is opened, under the id that was answered, and its mails are asked for', async () => {
    const answer = await send(portalInput());
    expect((await opened()).status).toBe(204);
    expect(
      await query('SELECT id, company, status::text, confirmed_at IS NULL AS open FROM partner_applications'),
    ).toEqual([{ id: idOf(answer), company: 'Hopper & Daughters Title', status: 'pending', open: false }]);
    expect(await waitingFor('partner-received')).toEqual([idOf(answer)]);
    expect(await listAudit(idOf(answer))).toEqual([
      { type: 'partner.applied', actor_id: null, subject_id: idOf(answer), data: { form: 'portal' } },
    ]);
    const again = await opened();
    expect(again.status).toBe(410);
  });

  it('is one application however often it was sent and confirmed', async () => {
    await send(portalInput());
    await opened();
    await send(portalInput());
    expect((await opened()).status).toBe(204);
    expect(await countRows('partner_applications')).toBe(1);
    expect(await waitingFor('partner-received')).toHaveLength(1);
  });

  it('from the other form waits too', async () => {
    await callRoute(applyForPartnership, { method: 'POST', body: partnershipInput() });
    expect(await countRows('partner_applications')).toBe(0);
    expect((await opened()).status).toBe(204);
    expect(await query('SELECT request_beta_access FROM partner_applications')).toEqual([
      { request_beta_access: true },
    ]);
  });

  it('is not there after a day', async () => {
    holdClock();
    await send(portalInput());
    advanceClock({ days: 1 });
    expect((await opened()).status).toBe(410);
    expect(await countRows('partner_applications')).toBe(0);
  });

  it('mails five links an hour to one address for one place, and says that the next was not sent', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const apply = (place: string, n: number) =>
      callRoute(applyRoute, {
        method: 'POST',
        body: portalInput({ company: `Company ${n}` }),
        headers: from(place),
      });
    for (let n = 0; n < 5; n += 1) expect((await apply('203.0.113.7', n)).status).toBe(201);
    const refused = await joinWith(waitlistInput({ email: 'GRACE@example.com' }));
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        message:
          'This was not sent: several links were emailed to this email address from your network within the hour. Please wait an hour and try again.',
        code: 'rate_limited',
      },
    ]);
    expect(await countRows('mailed_links')).toBe(5);
    expect((await apply('198.51.100.1', 6)).status).toBe(201);
  });

  it('floods no mailbox: twenty links a day go to one address, from wherever they are asked for', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const join = (n: number) => joinWith(waitlistInput({ email: 'grace@example.com' }), `198.51.100.${n}`);
    for (let n = 0; n < 20; n += 1) expect((await join(n)).status).toBe(201);
    const refused = await join(20);
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        message:
          'This was not sent: many links were emailed to this email address within the day, perhaps because somebody else entered it too. Please wait 9 hours and try again.',
        code: 'rate_limited',
      },
    ]);
    expect(await countRows('mailed_links')).toBe(20);
  });
});

describe('the application of somebody who is signed in', () => {
  it('needs no link for the confirmed address of the account', async () => {
    const owner = await createOwner();
    const answer = await send(portalInput({ email: owner.user.email }), owner);
    expect(answer.body).toEqual({ id: idOf(answer) });
    expect(await countRows('partner_applications')).toBe(1);
  });

  it('waits for a link under another address', async () => {
    const owner = await createOwner();
    const answer = await send(portalInput({ email: 'grace@example.com' }), owner);
    expect(answer.body).toMatchObject({ waitsFor: 'link' });
    expect(await countRows('partner_applications')).toBe(0);
  });

  it.each([
    ['an application', (as: Person, email: string) => send(portalInput({ email }), as), 'apply'],
    [
      'an application of the other form',
      (as: Person, email: string) =>
        callRoute(applyForPartnership, { method: 'POST', body: partnershipInput({ email }), as }),
      'apply',
    ],
    [
      'an entry on the waitlist',
      (as: Person, email: string) => callRoute(join, { method: 'POST', body: waitlistInput({ email }), as }),
      'join the waitlist',
    ],
  ])('needs a confirmed address of the account first: %s', async (_, apply, what) => {
    const owner = await createOwner();
    await forgetAddress(owner);
    const before = await snapshot();
    for (const email of [owner.user.email, 'grace@example.com']) {
      const refused = await apply(owner, email);
      expect([refused.status, refused.body]).toEqual([
        403,
        {
          message: `Before you can ${what}, please confirm your email address: open the link in the email that we sent you, or have us email another one from your account settings.`,
          code: 'unconfirmed_address',
        },
      ]);
    }
    expect(await snapshot()).toEqual(before);
  });
});

describe('an application from before addresses were confirmed', () => {
  const note = undefined;

  async function early() {
    await send(portalInput());
    await opened();
    await query('UPDATE partner_applications SET confirmed_at = NULL');
    const [{ id }] = (await query<{ id: string }>('SELECT id FROM partner_applications')) as [{ id: string }];
    return { id, admin: (await createAdmin()).actor };
  }

  it('is not approved, and can be declined', async () => {
    const { id, admin } = await early();
    const before = await snapshot();
    await expect(decideApplication(admin, id, { decision: 'approved', note })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Nobody has confirmed the email address') as string,
    });
    expect(await snapshot()).toEqual(before);
    await decideApplication(admin, id, { decision: 'declined', note });
    expect(await query('SELECT status::text FROM partner_applications')).toEqual([{ status: 'declined' }]);
  });

  it.each([
    ['the same form again, with its link', async () => void (await send(portalInput()), await opened())],
    ['the operator', async () => void (await confirmWaiting('GRACE@example.com'))],
  ])('is confirmed by %s', async (_, confirmIt) => {
    const { id, admin } = await early();
    await confirmIt();
    await decideApplication(admin, id, { decision: 'approved', note });
    expect(await query('SELECT id, status::text FROM partner_applications')).toEqual([
      { id, status: 'approved' },
    ]);
  });
});

describe('the waitlist, where mail goes out', () => {
  it('takes a visitor in once the link is opened', async () => {
    const answer = await joinWith(waitlistInput());
    expect(answer.body).toEqual({ id: idOf(answer), waitsFor: 'link' });
    expect(await countRows('waitlist_entries')).toBe(0);
    await mailVisitorLink(idOf(answer));
    expect(smtp.mails[0]!.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toMatch(
      /\/confirm-email\?for=waitlist#[\w-]{43}/,
    );
    expect((await openedWaitlist()).status).toBe(204);
    expect(
      await query('SELECT id, name, specializations, confirmed_at IS NULL AS open FROM waitlist_entries'),
    ).toEqual([
      {
        id: idOf(answer),
        name: 'Grace Hopper',
        specializations: ['Real Estate Closings', 'Loan Signings'],
        open: false,
      },
    ]);
    expect((await openedWaitlist()).status).toBe(410);
  });

  it('lets nobody write over the entry of somebody else', async () => {
    await joinWith(waitlistInput());
    await openedWaitlist();
    await joinWith(waitlistInput({ name: 'A stranger' }));
    expect(await query('SELECT name FROM waitlist_entries')).toEqual([{ name: 'Grace Hopper' }]);
  });
});

describe('the operator, for an address', () => {
  it('confirms what waits under it, and nothing else', async () => {
    await send(portalInput());
    await joinWith(waitlistInput());
    await send(portalInput({ email: 'other@example.com' }));
    expect(await confirmWaiting('Grace@Example.com')).toEqual({ applications: 1, entries: 1 });
    expect(await query('SELECT email FROM partner_applications')).toEqual([{ email: 'grace@example.com' }]);
    expect(await countRows('waitlist_entries')).toBe(1);
    expect(await confirmWaiting('grace@example.com')).toEqual({ applications: 0, entries: 0 });
  });
});
