import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { from: string; to: string[]; raw: string };

/** `refuse`: takes no recipient. `hang`: says nothing anymore once the sender is named. */
type Trouble = 'refuse' | 'hang';

/** A mail server on this machine, which keeps what it takes. */
export class SmtpDouble {
  readonly mails: ReceivedMail[] = [];
  private trouble: Trouble | undefined;
  /** without one, everybody */
  private refused: string | undefined;
  private readonly server: SMTPServer;

  /** Listens at once, on a free port: without a host name node binds before it returns. */
  constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onMailFrom: (_address, _session, next) => {
        if (this.trouble !== 'hang') next();
      },
      onRcptTo: (address, _session, next) => {
        const refusal = new Error(`We do not know ${address.address}`);
        const isRefused = this.trouble === 'refuse' && (this.refused ?? address.address) === address.address;
        next(isRefused ? Object.assign(refusal, { responseCode: 550 }) : null);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom ? mailFrom.address : '';
          const raw = Buffer.concat(chunks).toString('utf8');
          this.mails.push({ from, to: rcptTo.map(({ address }) => address), raw });
          done();
        });
      },
    });
    // A sender who gives up breaks the line.
    this.server.on('error', () => undefined);
    this.server.listen(0);
  }

  /** What the app needs to be started with. */
  get environment(): { SMTP_URL: string; MAIL_FROM: string } {
    const { port } = this.server.server.address() as AddressInfo;
    return { SMTP_URL: `smtp://localhost:${port}`, MAIL_FROM: 'DeedGuard <no-reply@deedguard.example>' };
  }

  /** Fails every mail until `reset`, or those to one address. */
  fail(trouble: Trouble, address?: string): void {
    this.trouble = trouble;
    this.refused = address;
  }

  reset(): void {
    this.trouble = undefined;
    this.mails.length = 0;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

/** The lines of an email's head, each with what was folded below it. */
export function headersOf({ raw }: ReceivedMail): string[] {
  const [head = ''] = raw.split('\r\n\r\n');
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}
