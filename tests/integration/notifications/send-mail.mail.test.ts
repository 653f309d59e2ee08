import { smtp } from '@/tests/support/with-mail';
import { sendMail } from '@/lib/notifications/commands/mail';
import { query } from '@/tests/support/database';

const mail = {
  kind: 'notice' as const,
  to: 'grace@example.com',
  subject: 'A subject',
  text: 'Plain words.',
  html: '<p>Plain words.</p>',
};
const kept = () => query('SELECT to_address, subject, text, html, transport FROM mails');

describe('sendMail with a mail server', () => {
  it('sends, and keeps what was sent', async () => {
    expect(await sendMail(mail)).toEqual({ transport: 'smtp' });

    expect(smtp.mails.map(({ to }) => to)).toEqual([['grace@example.com']]);
    expect(await kept()).toEqual([
      {
        to_address: 'grace@example.com',
        subject: 'A subject',
        text: 'Plain words.',
        html: '<p>Plain words.</p>',
        transport: 'smtp',
      },
    ]);
  });

  it('keeps nothing of an email that the server refused, so that it can be tried again', async () => {
    smtp.fail('refuse');
    await expect(sendMail(mail)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await kept()).toEqual([]);

    smtp.reset();
    await sendMail(mail);
    expect(await kept()).toHaveLength(1);
  });

  it('sends an email with a name once, however often it is asked to', async () => {
    const named = { ...mail, id: '0b9f3a3e-8a5a-4c0e-9d0e-0d2d4f0c1a11' };
    await sendMail(named);

    expect(await sendMail(named)).toEqual({ transport: 'smtp' });
    expect(smtp.mails).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });
});
