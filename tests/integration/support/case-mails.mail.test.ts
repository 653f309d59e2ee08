import { smtp } from '@/tests/support/with-mail';
import { openCase } from '@/lib/support/commands/cases';
import { MAX_RECEIPTS, tellOfCase } from '@/lib/support/commands/case-mails';
import { contactSchema } from '@/lib/support/schema';
import { createAdmin } from '@/tests/support/actors';
import { advanceClock, holdClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { contactInput } from '@/tests/support/support';

const recipients = () => smtp.mails.flatMap(({ to }) => to).sort();

async function opened(part: Record<string, unknown> = {}) {
  const { caseId } = await openCase(null, contactSchema.parse(contactInput(part)));
  const [row] = await query<{ id: string }>('SELECT id FROM support_cases WHERE number = $1', [caseId]);
  return { id: row!.id, caseId };
}

describe('the emails of a new case', () => {
  it('go to its writer and to every admin, once', async () => {
    const admin = await createAdmin();
    const { id } = await opened();

    expect(await tellOfCase(id)).toEqual({ sent: 2 });
    await tellOfCase(id);
    expect(recipients()).toEqual(['grace@example.com', admin.user.email].sort());
  });

  it('tell the number, and nothing that was typed: the address may be another’s', async () => {
    const { id, caseId } = await opened();
    await tellOfCase(id);

    const [mail] = await query<{ subject: string; text: string }>(
      `SELECT subject, text FROM mails WHERE to_address = 'grace@example.com'`,
    );
    expect(mail!.subject).toBe(`We have your message: case ${caseId}`);
    expect(mail!.text).toContain(caseId);
    expect(mail!.text).not.toMatch(/Hopper|12 Main St|refund/i);
  });

  it('come to one address a few times a day, and to the admins for each case', async () => {
    holdClock();
    await createAdmin();
    for (let at = 0; at <= MAX_RECEIPTS; at += 1) {
      const { id } = await opened({ message: `Message ${at}` });
      expect(await tellOfCase(id)).toEqual({ sent: at < MAX_RECEIPTS ? 2 : 1 });
      advanceClock({ ms: 1000 });
    }
    advanceClock({ days: 1 });
    expect(await tellOfCase((await opened({ message: 'A day later' })).id)).toEqual({ sent: 2 });
  });
});
