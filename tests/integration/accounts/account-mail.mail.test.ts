import { smtp } from '@/tests/support/with-mail';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { guardWithPin } from '@/tests/support/guards';
import { sendWaitingLinks } from '@/tests/support/mailed-links';

describe('a mail with a link, through a mail server', () => {
  it('carries the link, and is kept without it', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    expect(await sendWaitingLinks()).toEqual([{ subject: 'PIN set', token: '' }]);
    expect(smtp.mails.map(({ to }) => to)).toEqual([[owner.user.email]]);
    const sent = smtp.mails[0]!.raw.replaceAll('=\r\n', '');
    expect(sent).toMatch(/\/security\/undo#[\w-]{43}/);
    const [kept] = await query<{ text: string; html: string }>('SELECT text, html FROM mails');
    expect(kept!.text).toContain('/security/undo#…');
    expect(kept!.html).not.toMatch(/#[\w-]{43}/);
  });
});
