import { sendMail } from '@/lib/notifications/commands/mail';
import { query } from '@/tests/support/database';

describe('sendMail without a mail server', () => {
  it('keeps the email to be read in the database, and says so', async () => {
    const answer = await sendMail({
      kind: 'notice',
      to: 'grace@example.com',
      subject: 'A subject',
      text: 'Plain words.',
      html: '<p>Plain words.</p>',
    });

    expect(answer).toEqual({ transport: 'preview' });
    expect(await query('SELECT to_address, subject, transport FROM mails')).toEqual([
      { to_address: 'grace@example.com', subject: 'A subject', transport: 'preview' },
    ]);
  });
});
