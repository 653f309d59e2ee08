import { headersOf } from '@/tests/support/smtp-double';
import { smtp } from '@/tests/support/with-mail';
import { mailNotification } from '@/lib/notary/commands/notification-mail';
import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { acceptOffer, declineOffer } from '@/lib/notary/commands/offers';
import { billCancellation } from '@/lib/invoices/commands/invoices';
import { sweepRequests, withdrawFromRequest } from '@/lib/notary/commands/reassign';
import { changeRequestStatus } from '@/lib/notary/commands/status';
import { transaction } from '@/lib/platform/db';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { createOwner, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { lastWritten, query } from '@/tests/support/database';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { listJobs, offerRequest } from '@/tests/support/offers';
import { countRows } from '@/tests/support/rows';

const appointment_at = '2026-11-21T16:00:00.000Z';

type KeptMail = { to_address: string; subject: string; text: string; html: string };

/** Runs the jobs that wait, as the worker does. */
async function sendWaiting(): Promise<boolean[]> {
  const jobs = await listJobs('notification-mail');
  await query("DELETE FROM pgboss.job WHERE name = 'notification-mail'");
  const results = [];
  for (const { id } of jobs) results.push((await mailNotification(id)).sent);
  return results;
}

async function lastMail(): Promise<KeptMail> {
  const [mail] = await query<KeptMail>(`SELECT * FROM mails ORDER BY ${lastWritten} LIMIT 1`);
  return mail!;
}

async function mailTo({ user }: Person, subject: string): Promise<string> {
  const [mail] = await query<KeptMail>('SELECT * FROM mails WHERE to_address = $1 AND subject = $2', [
    user.email,
    subject,
  ]);
  return mail!.text;
}

async function offered() {
  const [client, notary] = [await createOwner(), await buildNotary({ home: 'Round Rock, TX 78664' })];
  const agreed = { travel_fee_cents: 2_000, add_on_cents: 2_500, total_price_cents: 12_000 };
  const special_instructions = 'Ask for Ada at the door';
  return {
    client,
    notary,
    ...(await offerRequest(client, { appointment_at, ...agreed, special_instructions })),
  };
}

beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
afterEach(releaseClock);

describe('the email of an offer', () => {
  it('tells the notary what, when, in which city, what they earn and until when to answer', async () => {
    const { notary } = await offered();
    expect(await sendWaiting()).toEqual([true]);

    expect(smtp.mails.map(({ to }) => to)).toEqual([[notary.user.email]]);
    expect(headersOf(smtp.mails[0]!)).toContain('Subject: A request for you');
    const { text, html } = await lastMail();
    expect(text).toContain(
      'Real estate: Deed, Austin, TX. From your home: 22.60 miles by road, estimated from ZIP code to ZIP code.',
    );
    expect(text).toContain('It is on Saturday, November 21, 2026 at 10:00 AM CST, in 25 hours.');
    expect(text).toContain('Please answer within 15 minutes, by 9:15 AM CST.');
    expect(text).toContain('Service: $75.00\nTravel: $14.69\nYou earn: $89.69');
    expect(text).toContain('Accept or decline: http://localhost:3000/dashboard/notary');
    for (const part of [text, html]) expect(part).not.toMatch(/Ada|Lovelace|Congress|78701/);
  });

  it('says times on the clocks of the place, also where a state has two zones and the notary chose a third', async () => {
    const notary = await buildNotary({ home: 'Boise, ID 83702', states: ['ID'] });
    await query("UPDATE users SET time_zone = 'America/New_York' WHERE id = $1", [notary.user.id]);
    await offerRequest(await createOwner(), { appointment_at, location: '1204 N 10th St, Boise, ID 83702' });
    await sendWaiting();
    const { text } = await lastMail();
    expect(text).toContain('It is on Saturday, November 21, 2026 at 9:00 AM MST, in 25 hours.\n');
    expect(text).toContain('Please answer within 15 minutes, by 8:15 AM MST.');
  });

  it('says of a remote session that it is one, and of two minutes that they are two', async () => {
    await buildNotary();
    await offerRequest(await createOwner(), { appointment_at: '2026-11-20T15:30:00.000Z', is_remote: true });
    await sendWaiting();
    const { text } = await lastMail();
    expect(text).toContain('Real estate: Deed, a remote session.');
    expect(text).toContain('at 3:30 PM UTC, in 30 minutes.');
    expect(text).toContain('Please answer within 2 minutes, by 3:02 PM UTC.');
  });

  it('says of a remote session in which state its client is', async () => {
    await buildNotary();
    await offerRequest(await createOwner(), { is_remote: true, state: 'NY' });
    await sendWaiting();
    expect((await lastMail()).text).toContain('Real estate: Deed, a remote session, client in NY.');
  });

  it.each([
    ['accepted', ({ notary, offerId }: Offered) => acceptOffer(notary.actor, offerId)],
    ['declined', ({ notary, offerId }: Offered) => declineOffer(notary.actor, offerId)],
    ['expired', async () => advanceClock({ minutes: 15 })],
    [
      'withdrawn',
      ({ client, requestId }: Offered) =>
        changeRequestStatus(client.actor, requestId, { status: 'cancelled' }),
    ],
  ])('is not sent once it is %s', async (_, act) => {
    const offer = await offered();
    await act(offer);
    expect(await mailNotification(offer.offerId)).toEqual({ sent: false });
    expect(smtp.mails).toEqual([]);
  });

  it('does not go to a demo notary', async () => {
    await buildNotary({ isDemo: true });
    await offerRequest(await createOwner(), { appointment_at });
    expect(await sendWaiting()).toEqual([false]);
    expect(smtp.mails).toEqual([]);
  });
});

describe('the emails of what becomes of a request', () => {
  it('tell the client who accepts, and that a notary gives it back', async () => {
    const { client, notary, requestId, offerId } = await offered();
    await sendWaiting();
    await acceptOffer(notary.actor, offerId);
    expect(await sendWaiting()).toEqual([true]);
    const found = await lastMail();
    expect(found).toMatchObject({ to_address: client.user.email, subject: 'We found your notary' });
    expect(found.text).toContain(
      'Real estate: Deed: Ada Lovelace has accepted it. The price drops to $114.69, because this notary is closer.\n\nThe appointment: Saturday, November 21, 2026 at 10:00 AM CST, in Austin, TX.\n',
    );
    expect(found.text).not.toMatch(/Congress|demo/);
    expect(found.text).toContain(`See the request: http://localhost:3000/requests/${requestId}`);

    advanceClock({ minutes: 1 });
    await withdrawFromRequest(notary.actor, requestId);
    expect(await sendWaiting()).toEqual([true]);
    expect(await lastMail()).toMatchObject({
      to_address: client.user.email,
      subject: 'Your notary cannot come',
    });
  });

  it('tell the client that nobody is free, and that nobody had accepted in time', async () => {
    const client = await createOwner();
    const { id } = await writeRequest(client, { appointment_at });
    await dispatchRequest(id);
    await sendWaiting();
    expect(await lastMail()).toMatchObject({
      to_address: client.user.email,
      subject: 'No notary is free yet',
    });
    advanceClock({ days: 1, minutes: 75 });
    await dispatchRequest(id);
    expect(await sendWaiting()).toEqual([true]);
    expect((await lastMail()).subject).toBe('No notary was found');
  });

  it('tell the client on the clocks of the place, of a demo notary that nobody comes and nothing is owed', async () => {
    const [client, demo] = [await createOwner(), await buildNotary({ isDemo: true })];
    await query("UPDATE users SET time_zone = 'America/New_York' WHERE id = $1", [client.user.id]);
    const { offerId } = await offerRequest(client, { appointment_at });
    await sendWaiting();
    await acceptOffer(demo.actor, offerId);
    expect(await sendWaiting()).toEqual([true]);
    const { text } = await lastMail();
    expect(text).toContain('Ada Lovelace (demo notary) has accepted it.');
    expect(text).toContain(
      'The appointment: Saturday, November 21, 2026 at 10:00 AM CST, in Austin, TX.\n\nThis is a demo: nobody comes, and nothing is owed.\n',
    );
  });

  it('tell of a demo online that nobody meets by video', async () => {
    const [client, demo] = [await createOwner(), await buildNotary({ isDemo: true })];
    const { offerId } = await offerRequest(client, { appointment_at, is_remote: true, state: 'NY' });
    await acceptOffer(demo.actor, offerId);
    await sendWaiting();
    const { text } = await lastMail();
    expect(text).toContain('The appointment: Saturday, November 21, 2026 at 11:00 AM EST, online.');
    expect(text).toContain('This is a demo: nobody meets you by video, and nothing is owed.');
  });

  it('tell both that the client has cancelled: what, when, and that nothing is owed', async () => {
    const { client, notary, requestId, offerId } = await offered();
    await acceptOffer(notary.actor, offerId);
    await sendWaiting();
    advanceClock({ minutes: 1 });
    await changeRequestStatus(client.actor, requestId, { status: 'cancelled' });
    expect(await sendWaiting()).toEqual([true, true]);
    const when = 'The appointment: Saturday, November 21, 2026 at 10:00 AM CST, in Austin, TX.';
    expect(await mailTo(client, 'You cancelled your request')).toContain(
      `Real estate: Deed: you cancelled it, and you owe nothing for it.\n\n${when}\n`,
    );
    expect(await mailTo(notary, 'An appointment was cancelled')).toContain(
      `Real estate: Deed: the client has cancelled it. You are free again at that time.\n\n${when}\n`,
    );
  });

  it('tell both what a cancellation costs', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    const { id } = await writeRequest(client, {
      notary_id: notary.user.id,
      appointment_at: '2026-11-20T16:00:00.000Z',
    });
    await changeRequestStatus(client.actor, id, { status: 'cancelled', fee: 25 }, billCancellation);
    await sendWaiting();
    expect(await mailTo(client, 'You cancelled your request')).toContain(
      'Real estate: Deed: you cancelled it, which costs $25.00.',
    );
    expect(await mailTo(notary, 'An appointment was cancelled')).toContain('They owe you $25.00 for it');
  });

  it('tell the client alone of what nobody had accepted, or a demo notary had', async () => {
    const [client, demo] = [await createOwner(), await buildNotary({ isDemo: true })];
    const waiting = await writeRequest(client, { appointment_at });
    await changeRequestStatus(client.actor, waiting.id, { status: 'cancelled' });
    expect(await sendWaiting()).toEqual([true]);
    const demoVisit = await writeRequest(client, { appointment_at, notary_id: demo.user.id });
    await changeRequestStatus(client.actor, demoVisit.id, { status: 'cancelled' });
    expect((await sendWaiting()).filter(Boolean)).toHaveLength(1);
    expect(smtp.mails.map(({ to }) => to)).toEqual([[client.user.email], [client.user.email]]);
  });

  it('tell both of a visit that is late, with its hour', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    await writeRequest(client, {
      notary_id: notary.user.id,
      appointment_at: '2026-11-20T16:00:00.000Z',
      assigned_at: '2026-11-20T10:00:00.000Z',
    });
    advanceClock({ minutes: 75 });
    await sweepRequests();
    await sendWaiting();
    const when = 'The appointment: Friday, November 20, 2026 at 10:00 AM CST, in Austin, TX.';
    expect(await mailTo(client, 'Has your notary arrived?')).toContain(when);
    expect(await mailTo(notary, 'Is this visit under way?')).toContain(when);
  });

  it('tell both when a visit is taken back because of credentials', async () => {
    const [client, notary] = [await createOwner(), await buildNotary({ expiresOn: '2026-11-20' })];
    await writeRequest(client, { notary_id: notary.user.id, appointment_at });
    await sweepRequests();
    await sendWaiting();
    const when = 'The appointment: Saturday, November 21, 2026 at 10:00 AM CST, in Austin, TX.';
    expect(await mailTo(client, 'Your notary cannot come')).toContain(when);
    expect(await mailTo(notary, 'An appointment was reassigned')).toContain(when);
  });
});

describe('the email of a notification', () => {
  async function told() {
    const { offerId, notary } = await offered();
    await acceptOffer(notary.actor, offerId);
    const [row] = await query<{ id: string }>("SELECT id FROM notifications WHERE type = 'request.assigned'");
    return row!.id;
  }

  it('goes out once, however often the job runs, also after the server refused it', async () => {
    const id = await told();
    smtp.fail('refuse');
    await expect(mailNotification(id)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await countRows('mails')).toBe(0);

    smtp.reset();
    await mailNotification(id);
    await Promise.all([mailNotification(id), mailNotification(id)]);
    expect(smtp.mails).toHaveLength(1);
  });

  it('is not sent when it was read meanwhile, is gone, or is of yesterday', async () => {
    const id = await told();
    advanceClock({ days: 1 });
    expect(await mailNotification(id)).toEqual({ sent: false });
    advanceClock({ days: -1 });
    await query('UPDATE notifications SET read_at = now() WHERE id = $1', [id]);
    expect(await mailNotification(id)).toEqual({ sent: false });
    await query('DELETE FROM notifications WHERE id = $1', [id]);
    expect(await mailNotification(id)).toEqual({ sent: false });
    expect(smtp.mails).toEqual([]);
  });

  it('is asked for if and only if the notification is written', async () => {
    const client = await createOwner();
    const failing = transaction(async (tx) => {
      await notifyByMail(tx, { userId: client.actor.id, type: 'request.assigned', title: 'T', message: 'M' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await countRows('notifications')).toBe(0);
    expect(await listJobs('notification-mail')).toEqual([]);
  });
});

type Offered = Awaited<ReturnType<typeof offered>>;
