import { smtp } from '@/tests/support/with-mail';
import { POST as CONFIRM } from '@/app/api/payments/demo/[id]/confirm/route';
import { POST as PAY } from '@/app/api/invoices/[id]/demo-payment/route';
import { mailNotification } from '@/lib/notary/commands/notification-mail';
import { createOwner, type Person } from '@/tests/support/actors';
import { buildLock, buildPayment } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildSentInvoice } from '@/tests/support/invoices';
import { listJobs } from '@/tests/support/offers';
import { post } from '@/tests/support/plans';

/** Runs the jobs that wait, as the worker does, and says what each of the emails was. */
async function mailsOf(
  act: () => Promise<unknown>,
): Promise<{ to: string; subject: string; text: string }[]> {
  await query("DELETE FROM pgboss.job WHERE name = 'notification-mail'");
  await query('DELETE FROM mails');
  await act();
  for (const { id } of await listJobs('notification-mail')) await mailNotification(id);
  // A job that ran twice is no second email.
  for (const { id } of await listJobs('notification-mail')) await mailNotification(id);
  return query('SELECT to_address AS "to", subject, text FROM mails ORDER BY to_address, subject');
}

async function buy(owner: Person): Promise<void> {
  const { url } = (await post.checkout(owner, { plan: 'basic', period: 'month' })).body as { url: string };
  const checkoutId = String(new URL(url, 'http://localhost').searchParams.get('checkout'));
  await post.demo(owner, { act: 'buy', checkoutId });
}

const pay = (id: string) => callRoute(PAY, { method: 'POST', url: '/x', params: { id } });

async function billed({ isConfirmed }: { isConfirmed: boolean }) {
  const [issuer, payer] = [await createOwner(), await createOwner()];
  const at = isConfirmed ? 'now()' : 'NULL';
  await query(`UPDATE users SET email_confirmed_at = ${at} WHERE id = $1`, [payer.user.id]);
  const invoice = await buildSentInvoice(issuer, { billTo: { name: 'Ada', email: payer.user.email } });
  return { issuer, payer, invoice, mails: await mailsOf(() => pay(invoice.id)) };
}

it('A paid lock is mailed to whoever paid, with the amount, and as a demo where it was one', async () => {
  const owner = await createOwner();
  const lock = await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
  const { paymentId } = await buildPayment(owner, { lockId: lock.id });
  const params = { id: paymentId };
  const mails = await mailsOf(() => callRoute(CONFIRM, { method: 'POST', url: '/x', as: owner, params }));

  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [owner.user.email, 'Demo payment received'],
  ]);
  expect(mails[0]!.text).toContain(
    'stays in force. $99.00 as a demo payment: no card was charged, and no money moved.',
  );
  expect(mails[0]!.text).toContain(
    `See the payment: http://localhost:3000/payment/success?service=deedguard`,
  );
  expect(smtp.mails).toHaveLength(1);
});

it('A plan is mailed as it begins, changes and is cancelled: price, period, and how to cancel', async () => {
  const owner = await createOwner();
  const [began] = await mailsOf(() => buy(owner));
  expect(began).toMatchObject({ to: owner.user.email, subject: 'Basic Protection has begun (demo)' });
  expect(began!.text).toContain('It renews every month for $29 until you cancel.');
  expect(began!.text).toContain('You can cancel on the page of your plan');

  const change = { act: 'change', plan: 'professional', period: 'year' };
  const [changed] = await mailsOf(() => post.demo(owner, change));
  expect(changed!.subject).toBe('Your plan is Professional Guard now (demo)');
  expect(changed!.text).toMatch(/It renews every year for \$\d+ until you cancel\. The plan is a demo/);

  const [cancelled] = await mailsOf(() => post.demo(owner, { act: 'cancel' }));
  expect(cancelled!.subject).toBe('Professional Guard is cancelled (demo)');
  expect(cancelled!.text).toMatch(/It stays in force until \w+ \d+, \d{4}\./);
  expect(smtp.mails).toHaveLength(3);
});

it('A paid invoice is mailed to its issuer, and to the account whose confirmed address it bills', async () => {
  const { issuer, payer, invoice, mails } = await billed({ isConfirmed: true });
  const texts = new Map(mails.map(({ to, text }) => [to, text]));
  expect(texts.size).toBe(2);
  expect(texts.get(issuer.user.email)).toContain(`Invoice ${invoice.number} was paid as a demo: $120.00.`);
  expect(texts.get(payer.user.email)).toContain(
    `Invoice ${invoice.number} of Ada Lovelace is paid as a demo: $120.00. No card was charged, and no money moved.`,
  );
  expect(texts.get(payer.user.email)).toContain(`See the invoice: http://localhost:3000/pay/${invoice.id}`);
});

it('A paid invoice tells nobody at an address that was never confirmed', async () => {
  const { issuer, mails } = await billed({ isConfirmed: false });
  expect(mails.map(({ to }) => to)).toEqual([issuer.user.email]);
});
