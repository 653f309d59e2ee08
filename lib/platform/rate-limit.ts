import 'server-only';
import { createHash } from 'node:crypto';
import { noteAbuse } from './abuse';
import { now } from './clock';
import { db, type Tx } from './db';
import { env } from './env';
import { AppError } from './errors';
import { QUICK_MINUTES } from './link-times';
import { oauthLimits } from './oauth-limits';

export type Limit = {
  name: string;
  max: number;
  windowSeconds: number;
  /** what there was too much of, for the person who reads it: one sentence */
  reason?: string;
  /** counts each sign-in of an account apart: a stolen session uses up none of its owner's tries */
  per?: 'session';
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const OFTEN_ASKED = 'Links were asked for too often.';

/** Every limit of the product. Counted per account, else per address, unless limit or route name something else. */
export const limits = {
  register: { name: 'register', max: 20, windowSeconds: 10 * MINUTE },
  /** wrong passwords, per email and address; per account and device on one that was signed in to it before */
  login: { name: 'login', max: 10, windowSeconds: 10 * MINUTE },
  /** wrong passwords, per email, from all devices that it was not signed in on before */
  loginOfAccount: { name: 'login-of-account', max: 100, windowSeconds: HOUR },
  /** wrong passwords, per address, whatever the email, from the same devices */
  wrongPasswordFromAddress: { name: 'wrong-password-from-address', max: 50, windowSeconds: 10 * MINUTE },
  /** per address: each try costs a password hash, whatever the email */
  loginFromAddress: { name: 'login-from-address', max: 200, windowSeconds: 10 * MINUTE },
  /** what visitors send, per email that its link goes to, as `mailboxOf` counts it, and address that asks */
  mailLink: {
    name: 'mail-link',
    max: 5,
    windowSeconds: HOUR,
    reason:
      'This was not sent: several links were emailed to this email address from your network within the hour.',
  },
  /** of `mailLink`, over everybody who asks: nobody's mailbox is flooded, and one visitor alone stops no other */
  mailLinkTo: {
    name: 'mail-link-to',
    max: 20,
    windowSeconds: DAY,
    reason:
      'This was not sent: many links were emailed to this email address within the day, perhaps because somebody else entered it too.',
  },
  /** a link to a browser that has to wait: per email, in small letters, and address that asks */
  deviceLink: { name: 'device-link', max: 5, windowSeconds: HOUR, reason: OFTEN_ASKED },
  /** the same over everybody who asks: whoever uses it up has mailed the owner ten links that work */
  deviceLinkTo: { name: 'device-link-to', max: 10, windowSeconds: HOUR, reason: OFTEN_ASKED },
  /** a link for a new password: per email, in small letters, and address that asks */
  resetPassword: { name: 'reset-password', max: 5, windowSeconds: HOUR, reason: OFTEN_ASKED },
  /** the same over everybody who asks, for as long as a link works: whoever uses it up has mailed the owner one that does */
  resetPasswordTo: {
    name: 'reset-password-to',
    max: 10,
    windowSeconds: QUICK_MINUTES * MINUTE,
    reason: `${OFTEN_ASKED} If the address has an account, the newest email holds a link.`,
  },
  changeAccount: { name: 'change-account', max: 60, windowSeconds: HOUR },
  changeAddress: { name: 'change-address', max: 5, windowSeconds: HOUR, reason: OFTEN_ASKED },
  /** per email that is to be the new one, as `mailboxOf` counts it, over all accounts: nobody's mailbox is flooded */
  changeAddressTo: {
    name: 'change-address-to',
    max: 20,
    windowSeconds: DAY,
    reason: 'Many links were emailed to this email address within the day.',
  },
  /** per session: wherever a password is asked for again */
  confirmPassword: { name: 'confirm-password', max: 10, windowSeconds: HOUR },
  revokeSessions: { name: 'revoke-sessions', max: 10, windowSeconds: HOUR },
  endSession: { name: 'end-session', max: 120, windowSeconds: HOUR },
  deleteAccount: { name: 'delete-account', max: 20, windowSeconds: HOUR, per: 'session' },
  /** each draws every paper of the account */
  exportData: { name: 'export-data', max: 10, windowSeconds: HOUR },
  lockDeed: { name: 'lock-deed', max: 60, windowSeconds: HOUR },
  previewLock: { name: 'preview-lock', max: 60, windowSeconds: MINUTE },
  /** per lock */
  releaseDeed: { name: 'release-deed', max: 5, windowSeconds: HOUR },
  changeAlert: { name: 'change-alert', max: 300, windowSeconds: HOUR },
  submitEvidence: { name: 'submit-evidence', max: 30, windowSeconds: HOUR },
  /** each is compared with the recordings of a month */
  changeWatches: { name: 'change-watches', max: 60, windowSeconds: HOUR },
  announce: { name: 'announce', max: 60, windowSeconds: HOUR },
  createPayment: { name: 'create-payment', max: 60, windowSeconds: HOUR },
  askRefund: { name: 'ask-refund', max: 20, windowSeconds: HOUR },
  drawReceipt: { name: 'draw-receipt', max: 60, windowSeconds: MINUTE },
  /** a history may be a hundred pages */
  drawHistory: { name: 'draw-history', max: 20, windowSeconds: HOUR },
  confirmDemoPayment: { name: 'confirm-demo-payment', max: 60, windowSeconds: HOUR },
  downloadProof: { name: 'download-proof', max: 120, windowSeconds: HOUR },
  registerInterest: { name: 'register-interest', max: 10, windowSeconds: HOUR },
  contact: {
    name: 'contact',
    max: 5,
    windowSeconds: HOUR,
    reason: 'You sent us several messages within the hour.',
  },
  fraudReport: {
    name: 'fraud-report',
    max: 5,
    windowSeconds: HOUR,
    reason: 'Several fraud reports were tried within the hour, with those that were refused.',
  },
  previewFraudReport: { name: 'preview-fraud-report', max: 60, windowSeconds: MINUTE },
  /** each draws every letter of the case */
  recoveryPack: { name: 'recovery-pack', max: 30, windowSeconds: HOUR },
  verify: { name: 'verify', max: 60, windowSeconds: MINUTE },
  setPin: { name: 'set-pin', max: 5, windowSeconds: HOUR, per: 'session' },
  /** wrong PINs lock the PIN long before; this bounds the work of checking */
  stepUp: { name: 'step-up', max: 30, windowSeconds: 10 * MINUTE, per: 'session' },
  webauthnChallenge: { name: 'webauthn-challenge', max: 60, windowSeconds: 10 * MINUTE, per: 'session' },
  passkeyLogin: { name: 'passkey-login', max: 60, windowSeconds: 10 * MINUTE },
  changeGuards: { name: 'change-guards', max: 30, windowSeconds: HOUR, per: 'session' },
  /** of the account's own address, which forms of visitors do not use up */
  askForLink: { name: 'ask-for-link', max: 5, windowSeconds: HOUR, reason: OFTEN_ASKED },
  /** per address: nobody guesses 32 random bytes, this bounds the work */
  useLink: { name: 'use-link', max: 60, windowSeconds: 10 * MINUTE },
  uploadDocument: { name: 'upload-document', max: 120, windowSeconds: HOUR },
  previewIndex: { name: 'preview-index', max: 300, windowSeconds: HOUR },
  downloadDocument: { name: 'download-document', max: 300, windowSeconds: HOUR },
  issueCertificate: { name: 'issue-certificate', max: 120, windowSeconds: HOUR },
  redactDocument: { name: 'redact-document', max: 60, windowSeconds: HOUR },
  shareDocument: { name: 'share-document', max: 60, windowSeconds: HOUR },
  /** per address: each view stamps a document */
  viewShare: { name: 'view-share', max: 30, windowSeconds: MINUTE },
  estimatePrice: { name: 'estimate-price', max: 60, windowSeconds: MINUTE },
  createRequest: { name: 'create-request', max: 30, windowSeconds: HOUR },
  changeRequest: { name: 'change-request', max: 120, windowSeconds: HOUR },
  answerOffer: { name: 'answer-offer', max: 300, windowSeconds: HOUR },
  /** every five seconds, and some more for a bad connection */
  reportPosition: { name: 'report-position', max: 30, windowSeconds: MINUTE },
  openEventStream: { name: 'open-event-stream', max: 60, windowSeconds: MINUTE },
  openTrackingStream: { name: 'open-tracking-stream', max: 60, windowSeconds: MINUTE },
  sendMessage: { name: 'send-message', max: 60, windowSeconds: 10 * MINUTE },
  /** a word each time that typing rests */
  search: { name: 'search', max: 120, windowSeconds: MINUTE },
  readTemplates: { name: 'read-templates', max: 120, windowSeconds: MINUTE },
  generateDocument: { name: 'generate-document', max: 20, windowSeconds: HOUR },
  drawGenerated: { name: 'draw-generated', max: 60, windowSeconds: MINUTE },
  deleteGenerated: { name: 'delete-generated', max: 300, windowSeconds: HOUR },
  searchNotaries: { name: 'search-notaries', max: 60, windowSeconds: MINUTE },
  /** per address, whoever asks */
  askAssistant: { name: 'ask-assistant', max: 20, windowSeconds: MINUTE },
  /** each costs what the operator pays for the model */
  askAssistantADay: {
    name: 'ask-assistant-a-day',
    max: 200,
    windowSeconds: DAY,
    reason: 'You asked the assistant very often today.',
  },
  /** per address: each page of a PDF is drawn */
  preflight: { name: 'preflight', max: 20, windowSeconds: HOUR, reason: 'You had many documents checked.' },
  repairPreflighted: {
    name: 'repair-preflighted',
    max: 20,
    windowSeconds: HOUR,
    reason: 'You had many documents repaired.',
  },
  writeJournal: { name: 'write-journal', max: 300, windowSeconds: HOUR },
  changeProfile: { name: 'change-profile', max: 120, windowSeconds: HOUR },
  readCalendar: { name: 'read-calendar', max: 60, windowSeconds: MINUTE },
  createInvoice: { name: 'create-invoice', max: 300, windowSeconds: HOUR },
  changeInvoice: { name: 'change-invoice', max: 300, windowSeconds: HOUR },
  /** each is an email to somebody who did not ask us for it */
  sendInvoice: { name: 'send-invoice', max: 60, windowSeconds: HOUR },
  /** per address: one person may open many accounts */
  sendInvoiceFromAddress: { name: 'send-invoice-from-address', max: 60, windowSeconds: HOUR },
  /** per account and recipient, as `mailboxOf` counts it: nobody uses up alone what others may send there */
  sendInvoiceToOne: {
    name: 'send-invoice-to-one',
    max: 10,
    windowSeconds: HOUR,
    reason: 'You sent many invoices to this email address within the hour.',
  },
  sendInvoiceToOneADay: {
    name: 'send-invoice-to-one-a-day',
    max: 20,
    windowSeconds: DAY,
    reason: 'You sent many invoices to this email address within a day.',
  },
  /** per invoice: it is there once it was sent, and a reminder is another one */
  sendInvoiceAgain: {
    name: 'send-invoice-again',
    max: 3,
    windowSeconds: DAY,
    reason: 'This invoice was sent three times within a day.',
  },
  /** per recipient, as `mailboxOf` counts it, over all accounts: a title company hears from many notaries */
  sendInvoiceTo: {
    name: 'send-invoice-to',
    max: 40,
    windowSeconds: HOUR,
    reason: 'Many invoices were sent to this email address within the hour.',
  },
  /** per address: guessing an id of 122 random bits would take forever anyway */
  readInvoice: { name: 'read-invoice', max: 120, windowSeconds: MINUTE },
  /** per address: a PDF that is not drawn yet costs a tenth of a second */
  drawInvoice: { name: 'draw-invoice', max: 30, windowSeconds: MINUTE },
  payInvoice: { name: 'pay-invoice', max: 30, windowSeconds: MINUTE },
  applyPartner: { name: 'apply-partner', max: 5, windowSeconds: HOUR },
  applyPartnership: { name: 'apply-partnership', max: 5, windowSeconds: HOUR },
  recordDocumentHash: { name: 'record-document-hash', max: 120, windowSeconds: HOUR },
  /** each asks Stripe some times */
  openPlanPage: { name: 'open-plan-page', max: 60, windowSeconds: HOUR },
  changeDemoPlan: { name: 'change-demo-plan', max: 120, windowSeconds: HOUR },
  drawPlanReceipt: { name: 'draw-plan-receipt', max: 60, windowSeconds: HOUR },
  changeNotification: { name: 'change-notification', max: 1000, windowSeconds: HOUR },
  subscribeToPush: { name: 'subscribe-to-push', max: 30, windowSeconds: HOUR },
  changeKeys: { name: 'change-keys', max: 60, windowSeconds: HOUR },
  /** changes, secrets shown, and events that are sent again */
  changeWebhooks: { name: 'change-webhooks', max: 300, windowSeconds: HOUR },
  changeOrganization: { name: 'change-organization', max: 60, windowSeconds: HOUR },
  ...oauthLimits,
  reportViolation: { name: 'report-violation', max: 60, windowSeconds: HOUR },
  joinWaitlist: { name: 'join-waitlist', max: 10, windowSeconds: HOUR },
} as const satisfies Record<string, Limit>;

/**
 * Counts one try in a fixed window, in Postgres, so that all app instances count together. Returns how many there were.
 * Throws `rate_limited` with the seconds until the window ends. Within a transaction only what it did in the end counts.
 */
export async function countTry(limit: Limit, who: string, tx: Tx = db): Promise<number> {
  const { key, windowStart, expiresAt } = windowOf(limit, who);
  const rows = await tx.$queryRaw<{ count: number }[]>`
    INSERT INTO rate_limits (key, window_start, count, expires_at) VALUES (${key}, ${windowStart}, 1, ${expiresAt})
    ON CONFLICT (key, window_start) DO UPDATE SET count = rate_limits.count + 1
    RETURNING count`;
  const count = rows[0]?.count ?? 0;
  if (count <= limit.max * env().RATE_LIMIT_SCALE) return count;
  noteAbuse({ kind: 'limited', what: limit.name, source: who });
  const retryAfterSeconds = Math.max(1, Math.ceil((expiresAt.getTime() - now().getTime()) / 1000));
  throw refuse(`${limit.reason ?? 'Too many tries.'} Please wait`, retryAfterSeconds);
}

type Flood = {
  /** when there is room again */
  end: Date;
  /** of the abuse counts, as a limit has one */
  name: string;
  /** whose room was used up */
  who: string;
};

/** What is thrown where rows are counted instead of tries: `words`, then how long to wait. */
export function refuseUntil({ end, name, who }: Flood, words: string): AppError {
  noteAbuse({ kind: 'limited', what: name, source: who });
  return refuse(`${words} wait`, Math.max(1, Math.ceil((end.getTime() - now().getTime()) / 1000)));
}

function refuse(words: string, retryAfterSeconds: number): AppError {
  const message = `${words} ${waitingTime(retryAfterSeconds)} and try again.`;
  return new AppError('rate_limited', message, { retryAfterSeconds });
}

/** Whether the next try would be refused. */
export async function isUsedUp(limit: Limit, who: string): Promise<boolean> {
  const { key, windowStart } = windowOf(limit, who);
  const where = { key_windowStart: { key, windowStart } };
  const row = await db.rateLimit.findUnique({ where, select: { count: true } });
  return (row?.count ?? 0) >= limit.max * env().RATE_LIMIT_SCALE;
}

/** Takes the last try back: where tries are counted before it is known which ones were good. */
export async function takeBack(limit: Limit, who: string): Promise<void> {
  const { key, windowStart } = windowOf(limit, who);
  await db.rateLimit.updateMany({
    where: { key, windowStart, count: { gt: 0 } },
    data: { count: { decrement: 1 } },
  });
}

function windowOf(limit: Limit, who: string) {
  const windowMs = limit.windowSeconds * 1000;
  const windowStart = new Date(Math.floor(now().getTime() / windowMs) * windowMs);
  const expiresAt = new Date(windowStart.getTime() + windowMs);
  const key = createHash('sha256').update(`${limit.name}\n${who}`).digest('base64url');
  return { key, windowStart, expiresAt };
}

function waitingTime(seconds: number): string {
  const hours = Math.ceil(seconds / HOUR);
  if (hours > 1) return `${hours} hours`;
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes === 60) return 'an hour';
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
