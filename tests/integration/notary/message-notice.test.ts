import { noticeUnread } from '@/lib/notary/commands/messages';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { assignTo, releaseToQueue, writeMessage } from '@/tests/support/messages';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { countRows } from '@/tests/support/rows';

async function buildAssigned() {
  const [client, notary] = [await createOwner(), await buildNotary()];
  const { id } = await writeRequest(client, {
    notary_id: notary.actor.id,
    assigned_at: '2026-11-20T10:00:00.000Z',
  });
  return { client, notary, id };
}

const SECRET = 'The key is under the mat.';

describe('the notice of an unread message', () => {
  it('goes to the notary, with the short name of the client and a link, without a word of the message', async () => {
    const { client, notary, id } = await buildAssigned();
    const messageId = await writeMessage(id, client, { body: SECRET });

    expect(await noticeUnread(messageId)).toEqual({ sent: true });
    const mails = await query<{ text: string; html: string }>('SELECT * FROM mails');
    expect(mails).toEqual([
      expect.objectContaining({
        id: messageId,
        to_address: notary.user.email,
        subject: 'Ada L. wrote to you',
        transport: 'preview',
      }),
    ]);
    for (const part of [mails[0]!.text, mails[0]!.html]) {
      expect(part).toContain(`http://localhost:3000/requests/${id}`);
      expect(part).not.toMatch(/key|mat\b|Lovelace|Congress|deed:/i);
    }
  });

  it('goes to the client when the notary wrote', async () => {
    const { client, notary, id } = await buildAssigned();
    await noticeUnread(await writeMessage(id, notary));

    expect(await query('SELECT to_address FROM mails')).toEqual([{ to_address: client.user.email }]);
  });

  it('goes out once, however often the job runs', async () => {
    const { client, id } = await buildAssigned();
    const messageId = await writeMessage(id, client);
    await noticeUnread(messageId);
    await Promise.all([noticeUnread(messageId), noticeUnread(messageId)]);

    expect(await countRows('mails')).toBe(1);
  });

  it('is not sent when the message was read meanwhile', async () => {
    const { client, id } = await buildAssigned();
    const messageId = await writeMessage(id, client, { readAt: new Date().toISOString() });

    expect(await noticeUnread(messageId)).toEqual({ sent: false });
    expect(await countRows('mails')).toBe(0);
  });

  it('is sent to no notary when the one who was meant has left', async () => {
    const { client, id } = await buildAssigned();
    const messageId = await writeMessage(id, client, { at: '2026-11-20T11:00:00.000Z' });
    await releaseToQueue(id);
    expect(await noticeUnread(messageId)).toEqual({ sent: false });

    await assignTo(id, await buildNotary(), '2026-11-20T12:00:00.000Z');
    expect(await noticeUnread(messageId)).toEqual({ sent: false });
    expect(await countRows('mails')).toBe(0);
  });

  it('does nothing for a message that is not there', async () => {
    expect(await noticeUnread('0b9f3a3e-8a5a-4c0e-9d0e-0d2d4f0c1a11')).toEqual({ sent: false });
  });
});
