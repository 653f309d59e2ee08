import { smtp } from '@/tests/support/with-mail';
import { POST } from '@/app/api/invoices/[id]/send/route';
import type { sendInvoice } from '@/lib/invoices/commands/send';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildInvoice, readInvoice } from '@/tests/support/invoices';
import { listAudit, snapshot } from '@/tests/support/rows';
import { headersOf } from '@/tests/support/smtp-double';

const send = (as: Person, id: string) =>
  callRoute(POST, { method: 'POST', url: `/api/invoices/${id}/send`, params: { id }, as });
const sentAudits = async (id: string) =>
  (await listAudit(id)).filter(({ type }) => type === 'invoice.sent').length;
/** Quoted-printable, as nodemailer writes it. */
const decoded = (raw: string) => raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');

/** Its own copy of the code, which knows nothing of what is on its way from here. */
async function onAnotherServer() {
  let code: { sendInvoice: typeof sendInvoice } | undefined;
  await jest.isolateModulesAsync(async () => {
    code = await import('@/lib/invoices/commands/send');
  });
  return code!;
}

async function draft() {
  const issuer = await createOwner();
  return { ...(await buildInvoice(issuer)), issuer };
}

describe('POST /api/invoices/{id}/send, with a mail server', () => {
  it('hands it an email of two parts that lead to the page to pay on and to the PDF', async () => {
    const { issuer, id, number } = await draft();
    expect(await send(issuer, id)).toMatchObject({
      status: 200,
      body: { transport: 'smtp', previewUrl: `/api/invoices/${id}/mail` },
    });
    const [mail] = smtp.mails;
    expect(smtp.mails).toHaveLength(1);
    expect(mail?.to).toEqual(['grace@example.com']);
    expect(headersOf(mail!)).toContain(`Subject: Invoice ${number} from Ada Lovelace`);
    expect(headersOf(mail!)).toContain(`Reply-To: ${issuer.user.email}`);
    expect(headersOf(mail!).find((line) => line.startsWith('Content-Type'))).toContain(
      'multipart/alternative',
    );
    const [, text = '', html = ''] = decoded(mail!.raw).split(/Content-Type: text\//);
    for (const part of [text, html]) {
      expect(part).toContain(`http://localhost:3000/pay/${id}`);
      expect(part).toContain(`http://localhost:3000/api/invoices/${id}/pdf`);
      expect(part).toContain('$120.00');
    }
  });

  it('sends one email for two clicks at once', async () => {
    const { issuer, id } = await draft();
    const answers = await Promise.all([send(issuer, id), send(issuer, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(smtp.mails).toHaveLength(1);
    expect(await readInvoice(id)).toMatchObject({ status: 'sent', send_count: 1 });
    expect(await sentAudits(id)).toBe(1);
  });

  it('sends one email for two clicks at once that reach two servers', async () => {
    const { issuer, id } = await draft();
    const other = await onAnotherServer();
    const answers = await Promise.all([send(issuer, id), other.sendInvoice(issuer.actor, id)]);
    expect(answers[0].body).toEqual(answers[1]);
    expect(smtp.mails).toHaveLength(1);
    expect(await readInvoice(id)).toMatchObject({ status: 'sent', send_count: 1 });
    expect(await sentAudits(id)).toBe(1);
  });

  it('does not mail again when what failed was the note of it', async () => {
    const { issuer, id } = await draft();
    await query(`
      CREATE OR REPLACE FUNCTION pg_temp.fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'disk full'; END $$`);
    await query(
      'CREATE TRIGGER fails BEFORE UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION pg_temp.fail()',
    );
    try {
      expect((await send(issuer, id)).status).toBe(500);
    } finally {
      await query('DROP TRIGGER fails ON invoices');
    }
    expect(await readInvoice(id)).toMatchObject({ status: 'draft', send_count: 0, mail_id: null });
    expect((await send(issuer, id)).status).toBe(200);
    expect(smtp.mails).toHaveLength(1);
    expect(await readInvoice(id)).toMatchObject({ status: 'sent', send_count: 1 });
  });

  it.each(['refuse', 'hang'] as const)(
    'says that the server did not take it (%s), changes nothing, and sends it once the server is well',
    async (trouble) => {
      const { issuer, id } = await draft();
      const before = await snapshot();
      smtp.fail(trouble);
      const answer = await send(issuer, id);
      expect(answer.status).toBe(503);
      expect(answer.body).toEqual({
        message:
          'The mail server did not accept the invoice. Nothing was changed. Please try again in a few minutes.',
        code: 'unavailable',
      });
      expect(await snapshot()).toEqual(before);

      smtp.reset();
      expect((await send(issuer, id)).status).toBe(200);
      expect(smtp.mails).toHaveLength(1);
    },
  );
});
