import type { AppError } from '@/lib/platform/errors';
import { deliverMail } from '@/lib/vendor/mail';
import { headersOf, SmtpDouble } from '@/tests/support/smtp-double';

const smtp = new SmtpDouble();

const mail = {
  id: '0b9f3a3e-8a5a-4c0e-9d0e-0d2d4f0c1a11',
  to: 'grace@example.com',
  subject: 'Ada L. wrote to you',
  text: 'Plain words.',
  html: '<p>Plain words.</p>',
};

const deliver = (overrides: Partial<typeof mail & { replyTo: string }> = {}, settings: object = {}) =>
  deliverMail({ ...smtp.environment, ...settings }, { ...mail, ...overrides });

const repliesOf = (received: Parameters<typeof headersOf>[0]) =>
  headersOf(received).filter((line) => /^reply-to:/i.test(line));

const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error as AppError,
  );

beforeEach(() => smtp.reset());
afterAll(() => smtp.stop());

describe('deliverMail', () => {
  it('hands over both parts, from us, to one person, under its own name', async () => {
    await deliver();

    const [received] = smtp.mails;
    expect(smtp.mails).toHaveLength(1);
    expect(received).toMatchObject({ from: 'no-reply@deedguard.example', to: ['grace@example.com'] });
    expect(headersOf(received!)).toEqual(
      expect.arrayContaining([
        'From: DeedGuard <no-reply@deedguard.example>',
        'To: grace@example.com',
        'Subject: Ada L. wrote to you',
        `Message-ID: <${mail.id}@deedguard.example>`,
      ]),
    );
    expect(received!.raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(received!.raw).toContain('Content-Type: text/html; charset=utf-8');
  });

  it.each(['\r\n', '\n', '\r', '\u2028'])(
    'does not let a line break (%j) begin another header',
    async (sign) => {
      await deliver({ subject: `Hello${sign}Bcc: everybody@example.com` });

      const [received] = smtp.mails;
      expect(received!.to).toEqual(['grace@example.com']);
      expect(headersOf(received!).filter((line) => /^bcc:/i.test(line))).toEqual([]);
      expect(headersOf(received!)).toContain('Subject: Hello Bcc: everybody@example.com');
    },
  );

  it('does not make a list of an address', async () => {
    await failureOf(deliver({ to: 'grace@example.com, everybody@example.com' }));
    await failureOf(deliver({ to: 'grace@example.com\r\nBcc: everybody@example.com' }));

    expect(smtp.mails.flatMap(({ to }) => to)).not.toContain('everybody@example.com');
  });

  it('is answered where it is said, and without that where it came from', async () => {
    await deliver({ replyTo: 'ada@example.com' });
    await deliver();

    expect(smtp.mails.map(repliesOf)).toEqual([['Reply-To: ada@example.com'], []]);
  });

  it.each(['ada@example.com, everybody@example.com', 'ada@example.com\r\nBcc: everybody@example.com'])(
    'begins no other header and no list with who is answered (%j)',
    async (replyTo) => {
      await failureOf(deliver({ replyTo }));

      expect(smtp.mails.flatMap(({ to }) => to)).not.toContain('everybody@example.com');
      const heads = smtp.mails.flatMap(headersOf);
      expect(heads.filter((line) => /^bcc:/i.test(line))).toEqual([]);
      expect(smtp.mails.flatMap(repliesOf)).not.toContain(`Reply-To: ${replyTo}`);
    },
  );

  it('says that a refused mail was not sent, and repeats no address in the cause', async () => {
    smtp.fail('refuse');
    const error = await failureOf(deliver());

    expect(error).toMatchObject({ code: 'unavailable', status: 503 });
    expect(String((error?.cause as Error).message)).toBe('SMTP EENVELOPE RCPT TO 550');
    expect(smtp.mails).toEqual([]);
  });

  it('gives up on a server that says nothing anymore', async () => {
    smtp.fail('hang');
    const startedAt = performance.now();
    const error = await failureOf(deliver({}, { silenceMs: 300 }));

    expect(error).toMatchObject({ code: 'unavailable' });
    expect(String((error?.cause as Error).message)).toContain('ETIMEDOUT');
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('says that a server that is not there took nothing', async () => {
    const error = await failureOf(deliver({}, { SMTP_URL: 'smtp://localhost:1' }));

    expect(error).toMatchObject({ code: 'unavailable' });
    expect(String((error?.cause as Error).message)).toContain('ESOCKET');
  });
});
