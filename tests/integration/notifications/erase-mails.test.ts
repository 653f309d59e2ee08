import { randomUUID } from 'node:crypto';
import { eraseMails } from '@/lib/notifications/commands/erase';
import { isNaming, listMailsTo } from '@/lib/notifications/queries/mails';
import { transaction } from '@/lib/platform/db';
import { query } from '@/tests/support/database';

async function addMail({ to = 'admin@example.com', text = 'Hello.' }: { to?: string; text?: string }) {
  const id = randomUUID();
  await query(
    `INSERT INTO mails (id, to_address, subject, text, html, transport, created_at)
     VALUES ($1, $2, 'Hello', $3, '', 'smtp', now())`,
    [id, to, text],
  );
  return id;
}

/** Whether the copy is gone once everything of ada@example.com is erased. */
async function isErased(mail: { to?: string; text?: string }): Promise<boolean> {
  const id = await addMail(mail);
  await transaction((tx) => eraseMails(tx, 'ada@example.com'));
  return (await query('SELECT 1 FROM mails WHERE id = $1', [id])).length === 0;
}

describe('eraseMails', () => {
  it('deletes what went to the address, however it is written', async () => {
    expect(await isErased({ to: 'Ada@Example.com' })).toBe(true);
  });

  it.each([
    'The account ada@example.com locked ten homes.',
    'Reply to ADA@EXAMPLE.COM.',
    'Write to <ada@example.com>, please.',
    "It said 'ada@example.com'.",
    'From: grace@example.com, mailto:ada@example.com?subject=Hello',
  ])('deletes what names it: %s', async (text) => {
    expect(await isErased({ text })).toBe(true);
  });

  it.each([
    { to: 'grace@example.com' },
    { text: 'Nobody is named.' },
    { text: 'The account nevada@example.com locked ten homes.' },
    { text: 'The account ada@example.com.au locked ten homes.' },
  ])('keeps what is about somebody else: %j', async (mail) => {
    expect(await isErased(mail)).toBe(false);
  });

  it('asks an index, so that it takes no longer with millions of copies', async () => {
    const plan = await transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      return tx.$queryRaw`EXPLAIN SELECT id FROM mails WHERE ${isNaming('ada@example.com')}`;
    });

    expect(JSON.stringify(plan)).toContain('mails_addresses_idx');
  });
});

describe('listMailsTo', () => {
  it('lists what went to the address, and not what names it alone', async () => {
    await addMail({ to: 'Ada@Example.com', text: 'To her.' });
    await addMail({ text: 'About ada@example.com.' });

    const mails = await transaction((tx) => listMailsTo(tx, 'ada@example.com'));

    expect(mails).toEqual([{ subject: 'Hello', text: 'To her.', createdAt: expect.any(Date) as Date }]);
  });
});
