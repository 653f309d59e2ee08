import { headersOf } from '@/tests/support/smtp-double';
import { smtp } from '@/tests/support/with-mail';
import { tellOfApplication, tellOfDecision } from '@/lib/partners/commands/application-mails';
import {
  applyAsPartner,
  applyForPartnership,
  confirmApplication,
  decideApplication,
} from '@/lib/partners/commands/applications';
import { tokenOf } from '@/lib/platform/mailed-link';
import { createAdmin, createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { partnershipInput, portalInput } from '@/tests/support/partners';

type KeptMail = { to_address: string; subject: string; text: string; html: string; transport: string };

const mailTo = async (address: string) => {
  const rows = await query<KeptMail>('SELECT * FROM mails WHERE to_address = $1', [address]);
  expect(rows).toHaveLength(1);
  return rows[0]!;
};
const recipients = () => smtp.mails.flatMap(({ to }) => to).sort();

/** Applies, and opens the link that the application waits for. */
async function applied(input: Parameters<typeof applyAsPartner>[0]): Promise<{ id: string }> {
  const { id } = await applyAsPartner(input);
  await confirmApplication({ token: tokenOf(id) });
  return { id };
}

async function appliedFor(input: Parameters<typeof applyForPartnership>[0]): Promise<{ id: string }> {
  const { id } = await applyForPartnership(input);
  await confirmApplication({ token: tokenOf(id) });
  return { id };
}

async function decided(decision: 'approved' | 'declined', note?: string) {
  const { id } = await applied(portalInput());
  await decideApplication((await createAdmin()).actor, id, { decision, note });
  return id;
}

describe('the emails of a new application', () => {
  it('go to the applicant and to every admin, and to nobody else', async () => {
    const [admin, other] = [await createAdmin(), await createAdmin()];
    await createOwner();
    const { id } = await applied(portalInput());

    expect(await tellOfApplication(id)).toEqual({ sent: 3 });
    expect(recipients()).toEqual(['grace@example.com', admin.user.email, other.user.email].sort());
  });

  it('arrive with a part as text and one as HTML', async () => {
    const { id } = await applied(portalInput());
    await tellOfApplication(id);

    const [mail] = smtp.mails;
    expect(headersOf(mail!)).toContainEqual(expect.stringMatching(/^Content-Type: multipart\/alternative/));
    expect(headersOf(mail!)).toContain('Subject: We received your application');
    expect(mail!.raw).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    expect(mail!.raw).toMatch(/Content-Type: text\/html; charset=utf-8/);
  });

  it('tell the applicant what follows, with nothing that was typed: the address may be another’s', async () => {
    const { id } = await applied(portalInput());
    await tellOfApplication(id);

    const { subject, text, html } = await mailTo('grace@example.com');
    expect(subject).toBe('We received your application');
    for (const part of [text, html]) {
      expect(part).toContain('you will receive the answer by email');
      expect(part).not.toContain('24 hours');
      expect(part).not.toMatch(/Hopper|two counties|title\.example|512 555/);
    }
  });

  it('tell an admin who applied and where to read it, without contacts', async () => {
    const admin = await createAdmin();
    const { id } = await appliedFor(partnershipInput({ companyName: 'Lovelace & "Sons"' }));
    await tellOfApplication(id);

    const { subject, text, html } = await mailTo(admin.user.email);
    expect(subject).toBe('Lovelace & "Sons" would like to become a partner');
    expect(text).toContain('Kind: Lender. The application came from the partnerships page.');
    expect(html).toContain('Lovelace &amp; &quot;Sons&quot; would like to become a partner');
    for (const part of [text, html]) {
      expect(part).toContain('http://localhost:3000/admin/applications?status=pending');
      expect(part).not.toMatch(/ada@example|512 555|portfolio/);
    }
  });

  it('go out once, however often the job runs', async () => {
    await createAdmin();
    const { id } = await applied(portalInput());
    await tellOfApplication(id);
    await tellOfApplication(id);

    expect(smtp.mails).toHaveLength(2);
  });

  it('are tried again when the server refused them, and then go out once each', async () => {
    const admin = await createAdmin();
    const { id } = await applied(portalInput());
    smtp.fail('refuse');
    await expect(tellOfApplication(id)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await query('SELECT id FROM mails')).toEqual([]);

    smtp.reset();
    await tellOfApplication(id);
    await tellOfApplication(id);
    expect(recipients()).toEqual(['grace@example.com', admin.user.email].sort());
  });

  it('reach the admins also when the address of the applicant is refused', async () => {
    const admin = await createAdmin();
    const { id } = await applied(portalInput());
    smtp.fail('refuse', 'grace@example.com');
    await expect(tellOfApplication(id)).rejects.toMatchObject({ code: 'unavailable' });

    expect(recipients()).toEqual([admin.user.email]);
  });

  it('are not sent anymore once the application has its answer', async () => {
    const id = await decided('approved');

    expect(await tellOfApplication(id)).toEqual({ sent: 0 });
    expect(smtp.mails).toEqual([]);
  });
});

describe('the email with the answer', () => {
  it('says that the application was approved, with our note and what follows', async () => {
    const id = await decided('approved', 'Welcome <aboard>.\n\nGrace from "Partners" calls you.');
    expect(await tellOfDecision(id)).toEqual({ sent: 1 });

    const { subject, text, html } = await mailTo('grace@example.com');
    expect(subject).toBe('Your application was approved');
    expect(text).toContain('We have approved the application of Hopper & Daughters Title');
    expect(text).toContain('Welcome <aboard>.\n\nGrace from "Partners" calls you.');
    expect(text).toContain('http://localhost:3000/partners/portal');
    expect(html).toContain('Welcome &lt;aboard&gt;.</p>');
    expect(html).toContain('Grace from &quot;Partners&quot; calls you.</p>');
    expect(recipients()).toEqual(['grace@example.com']);
  });

  it('says that it was not approved', async () => {
    await tellOfDecision(await decided('declined', 'Not in your state yet.'));

    const { subject, text } = await mailTo('grace@example.com');
    expect(subject).toBe('Your application was not approved');
    expect(text).toContain('Not in your state yet.');
    expect(text).toContain('You are welcome to apply again if something changes.');
    expect(text).not.toContain('partner agreement');
  });

  it('is tried again when the server refused it, and then goes out once', async () => {
    const id = await decided('approved');
    smtp.fail('refuse');
    await expect(tellOfDecision(id)).rejects.toMatchObject({ code: 'unavailable' });

    smtp.reset();
    await tellOfDecision(id);
    await tellOfDecision(id);
    expect(smtp.mails).toHaveLength(1);
  });

  it('is not the email of the receipt: both are sent', async () => {
    const { id } = await applied(portalInput());
    await tellOfApplication(id);
    await decideApplication((await createAdmin()).actor, id, { decision: 'approved' });
    await tellOfDecision(id);

    expect(recipients()).toEqual(['grace@example.com', 'grace@example.com']);
  });

  it('is not sent before there is one', async () => {
    const { id } = await applied(portalInput());

    expect(await tellOfDecision(id)).toEqual({ sent: 0 });
    expect(await tellOfDecision('0b9f3a3e-8a5a-4c0e-9d0e-0d2d4f0c1a11')).toEqual({ sent: 0 });
  });
});
