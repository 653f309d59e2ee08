import '@/tests/support/with-mail';
import { reinstateByEmail, suspendByEmail } from '@/lib/accounts/commands/suspension';
import { mailNotification } from '@/lib/notary/commands/notification-mail';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { listJobs } from '@/tests/support/offers';

async function mailTo({ user }: Person, subject: string): Promise<string> {
  for (const { id } of await listJobs('notification-mail')) await mailNotification(id);
  const [mail] = await query<{ text: string }>(
    'SELECT text FROM mails WHERE to_address = $1 AND subject = $2',
    [user.email, subject],
  );
  return mail!.text;
}

describe('the emails about a suspension', () => {
  it('lead where someone who cannot log in can write, and then to the login, never to settings', async () => {
    const ada = await createOwner();
    await suspendByEmail(ada.user.email, 'Forged deeds');
    const shut = await mailTo(ada, 'Your account is suspended');
    expect(shut).toContain('Write to us: http://localhost:3000/contact');

    await reinstateByEmail(ada.user.email);
    const opened = await mailTo(ada, 'Your account is open again');
    expect(opened).toContain('Log in: http://localhost:3000/login');
    for (const text of [shut, opened]) {
      expect(text).not.toMatch(/settings/i);
      expect(text).toContain('You are receiving this because it is about your account.');
    }
  });
});
