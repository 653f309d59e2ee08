import 'server-only';
import { createTransport } from 'nodemailer';
import type { Environment } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';

const CONNECT_MS = 5_000;
/** Silence on an open connection. */
const SILENCE_MS = 10_000;

type Settings = { SMTP_URL: string; MAIL_FROM: Environment['MAIL_FROM']; silenceMs?: number };

type OutgoingMail = {
  /** names the email: the same one again carries the same Message-ID */
  id: string;
  to: string;
  /** who is answered; without one it is the sender */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** of the request that led to it, to be found in our log */
  requestId?: string;
};

/**
 * Hands an email to the SMTP server. Resolves once the server has taken it. Throws `unavailable` when it refuses, cannot
 * be reached or stops answering; the cause holds codes alone, because answers of mail servers repeat addresses.
 */
export async function deliverMail(
  { SMTP_URL, MAIL_FROM = '', silenceMs = SILENCE_MS }: Settings,
  { id, to, replyTo, subject, text, html, requestId }: OutgoingMail,
): Promise<void> {
  const transport = createTransport(withLimits(SMTP_URL, silenceMs));
  try {
    await transport.sendMail({
      to: oneAddress(to),
      ...(replyTo && { replyTo: oneAddress(replyTo) }),
      from: oneLine(MAIL_FROM),
      subject: oneLine(subject),
      messageId: `<${id}@${domainOf(MAIL_FROM)}>`,
      text,
      html,
      ...(requestId && { headers: { 'X-Request-Id': requestId } }),
    });
  } catch (error) {
    throw new AppError('unavailable', 'The mail could not be sent. We will try again later.', {
      cause: new Error(codesOf(error)),
    });
  } finally {
    transport.close();
  }
}

/** In the address itself: nodemailer ignores every option beside one, and would wait for ten minutes. */
function withLimits(address: string, silenceMs: number): string {
  const url = new URL(address);
  const limits = {
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  for (const [name, value] of Object.entries(limits)) url.searchParams.set(name, String(value));
  return url.href;
}

/** As an object it is one address, whatever it holds; as a text it could be a list. */
function oneAddress(text: string): { name: string; address: string } {
  return { name: '', address: oneLine(text) };
}

/** A line break in a header would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function domainOf(address: string): string {
  return /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost';
}

function codesOf(error: unknown): string {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  return ['SMTP', code, command, responseCode].filter(Boolean).join(' ');
}
