import { smtp } from '@/tests/support/with-mail';
import { travisClerk } from '@/tests/support/with-county-contacts';
import { reportFraud } from '@/lib/fraud/commands/report';
import { tellOfFraud } from '@/lib/fraud/commands/mails';
import { fraudReportSchema } from '@/lib/fraud/schema';
import { createAdmin, createOwner, forgetAddress, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { fraudInput, lockedProperty, recordedAlert } from '@/tests/support/fraud';

const recipients = () => smtp.mails.flatMap(({ to }) => to).sort();
const us = 'DeedGuard & GuardSign';

async function reported(owner: Person | null, part: Record<string, unknown> = {}) {
  const receipt = await reportFraud(owner?.actor ?? null, fraudReportSchema.parse(fraudInput(part)));
  const [row] = await query<{ id: string }>('SELECT id FROM fraud_cases WHERE number = $1', [receipt.caseId]);
  return { id: row!.id, ...receipt };
}

async function ownersReport(part: Record<string, unknown> = {}, status: 'due' | 'paid' = 'paid') {
  const ada = await createOwner();
  const eventId = await recordedAlert(ada, await lockedProperty(ada, status));
  return { ada, ...(await reported(ada, { eventId, ...part })) };
}

describe('the emails of a fraud report', () => {
  it('go to every admin and to the county of an owner’s own property, once', async () => {
    const admin = await createAdmin();
    const { id, sent_to, transport } = await ownersReport();
    expect(sent_to).toEqual([us, 'Travis County Clerk']);
    expect(transport).toBe('smtp');

    expect(await tellOfFraud(id)).toEqual({ sent: 2 });
    await tellOfFraud(id);
    expect(recipients()).toEqual([travisClerk.email, admin.user.email].sort());
    expect(await query('SELECT transport::text FROM fraud_cases')).toEqual([{ transport: 'smtp' }]);
  });

  it('give the county the facts, the owner to answer, and no link of theirs', async () => {
    const { ada, id, caseId } = await ownersReport({
      details:
        'Look at https://evil.example/x, www.evil.example, evil．com/pay and @evil.example, or at <- there.',
    });
    await tellOfFraud(id);

    const [mail] = smtp.mails.filter(({ to }) => to.includes(travisClerk.email));
    const raw = mail!.raw.replace(/=\r\n/g, '');
    expect(raw).toContain(`Reply-To: ${ada.user.email}`);
    expect(raw).toContain(caseId);
    expect(raw).toContain('2026123456');
    expect(raw).toContain('[address left out]');
    expect(raw).not.toMatch(/evil(\.|=EF)/);
    expect(raw).toContain('&lt;- there');
  });

  it('keep no copy of what an owner wrote to a county', async () => {
    const { id } = await ownersReport();
    await tellOfFraud(id);

    expect(await query(`SELECT 1 FROM mails WHERE text LIKE '%company that I do not know%'`)).toEqual([]);
  });

  it('tell admins the number, and nothing that was typed', async () => {
    const admin = await createAdmin();
    const { id, caseId } = await reported(null);
    await tellOfFraud(id);

    const [mail] = await query<{ subject: string; text: string }>(
      'SELECT subject, text FROM mails WHERE to_address = $1',
      [admin.user.email],
    );
    expect(mail!.subject).toBe(`Fraud case ${caseId}`);
    expect(mail!.text).not.toMatch(/Hopper|12 Main St|did not sign/);
  });

  it.each([
    ['a visitor', async () => reported(null)],
    ['an owner of another property', async () => reported(await createOwner())],
    ['a lock that is not paid', async () => ownersReport({}, 'due')],
  ])('never reach the county for %s', async (_, report) => {
    const { id, sent_to } = await report();
    expect(sent_to).toEqual([us]);
    await tellOfFraud(id);
    expect(recipients()).not.toContain(travisClerk.email);
  });

  it('never reach the county, nor the account by email, before its address is confirmed', async () => {
    const ada = await createOwner();
    const eventId = await recordedAlert(ada, await lockedProperty(ada));
    await forgetAddress(ada);
    const { sent_to } = await reported(ada, { eventId });

    expect(sent_to).toEqual([us]);
    expect(await query(`SELECT county_untold FROM fraud_cases`)).toEqual([{ county_untold: 'unconfirmed' }]);
    expect(
      await query(`SELECT 1 FROM pgboss.job WHERE name = 'notification-mail' AND state = 'created'
      AND data->>'id' IN (SELECT id::text FROM notifications WHERE type = 'fraud.reported')`),
    ).toEqual([]);
  });

  it('are tried again when the mail server is down, and the others go out meanwhile', async () => {
    const admin = await createAdmin();
    const { id } = await ownersReport();
    smtp.fail('refuse', travisClerk.email);
    await expect(tellOfFraud(id)).rejects.toThrow();
    expect(recipients()).toEqual([admin.user.email]);
    expect(await query('SELECT transport, mailed_at FROM fraud_cases')).toEqual([
      { transport: null, mailed_at: null },
    ]);

    smtp.reset();
    await tellOfFraud(id);
    expect(recipients()).toEqual([travisClerk.email]);
  });

  it('are none for a case that was erased meanwhile', async () => {
    const { id } = await reported(null);
    await query('DELETE FROM fraud_cases');
    expect(await tellOfFraud(id)).toEqual({ sent: 0 });
  });
});
