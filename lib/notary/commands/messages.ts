import 'server-only';
import { sendMail } from '@/lib/notifications/commands/mail';
import { notify } from '@/lib/notifications/commands/notify';
import { publishChange } from '@/lib/notifications/commands/publish';
import { findDelivery } from '@/lib/notifications/queries/delivery';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { ruleOf } from '@/lib/notifications/rules/types';
import type { Actor } from '@/lib/platform/actor';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { getThreadRequest, messageFields, toMessage } from '../queries/messages';
import { demoAnswer, namedAsDemo } from '../rules/demo';
import { closedThreadMessage, isThreadOpen, NOTICE_AFTER_MS, readsThreadFrom } from '../rules/messages';
import { shortName } from '../rules/names';
import type { Message } from '../schema/messages';
import { announceRequest } from './announce';
import { findDemoActor } from './demo-actor';
import { holdRequest } from './hold-request';

/** For somebody to see it go, before it is answered. */
const DEMO_READS_MS = 3_000;

/**
 * Writes to the other party of a request, who is told once, not of each message. Throws `not_found` for somebody else's
 * request, and `conflict` before a notary is assigned and after the visit.
 */
export async function sendMessage(
  actor: Actor,
  requestId: string,
  { body }: { body: string },
): Promise<Message> {
  return transaction(async (tx) => {
    const { request, party } = await holdThread(tx, actor, requestId);
    const message = await writeMessage(tx, { actor, request, party, body });
    if (party === 'client' && request.notary?.isDemo) {
      await enqueue(tx, 'demo-message', message.id, {
        startAfter: new Date(now().getTime() + DEMO_READS_MS),
      });
    }
    return message;
  });
}

/**
 * A demo notary reads what a client wrote to it, and answers by itself, from the state of the visit: nothing once it has
 * answered, has given the visit back, or the thread is closed. Safe to run twice and at once.
 */
export async function answerDemoMessage(
  messageId: string,
): Promise<{ messageId: string; answered: boolean }> {
  const message = await db.requestMessage.findUnique({
    where: { id: messageId },
    select: { requestId: true, body: true, createdAt: true, request: { select: { notaryId: true } } },
  });
  const notaryId = message?.request.notaryId;
  const actor = notaryId ? await findDemoActor(notaryId) : null;
  if (!message || !actor) return { messageId, answered: false };
  const { requestId, body, createdAt } = message;
  await markThreadRead(actor, requestId);
  const answered = await transaction(async (tx) => {
    const { request, party } = await holdThread(tx, actor, requestId);
    const later = { requestId, senderId: actor.id, createdAt: { gt: createdAt } };
    const isAnswered = await tx.requestMessage.findFirst({ where: later, select: { id: true } });
    if (isAnswered || !isThreadOpen(request)) return false;
    await writeMessage(tx, { actor, request, party, body: demoAnswer(body, request) });
    return true;
  });
  return { messageId, answered };
}

type NewMessage = { actor: Actor; body: string } & Awaited<ReturnType<typeof holdThread>>;

async function writeMessage(tx: Tx, { actor, request, party, body }: NewMessage): Promise<Message> {
  const requestId = request.id;
  if (!isThreadOpen(request)) throw new AppError('conflict', closedThreadMessage(request.status));
  const isFirstUnread = await hasReadEverythingOf(tx, { senderId: actor.id, ...request });
  const row = await tx.requestMessage.create({
    data: { id: newId(), requestId, senderId: actor.id, body, createdAt: now() },
    select: messageFields,
  });
  if (isFirstUnread) await enqueue(tx, 'message-notice', row.id, { startAfter: noticeTime(row.createdAt) });
  const recipientId = party === 'client' ? request.notaryId : request.clientId;
  if (recipientId) await notifyOnce(tx, { recipientId, requestId, sender: row.sender });
  await announceRequest(tx, request, 'message');
  return toMessage(row, actor.id);
}

/** The actor has seen what the other party wrote. Throws `not_found` for somebody else's request. */
export async function markThreadRead(actor: Actor, requestId: string): Promise<void> {
  await transaction(async (tx) => {
    const { request, party } = await holdThread(tx, actor, requestId);
    const readAt = now();
    const { count } = await tx.requestMessage.updateMany({
      where: {
        requestId,
        senderId: { not: actor.id },
        readAt: null,
        createdAt: { gte: readsThreadFrom(party, request) },
      },
      data: { readAt },
    });
    const told = await tx.notification.updateMany({
      where: unreadNotice(actor.id, requestId),
      data: { readAt },
    });
    if (told.count > 0) await publishChange(tx, { userId: actor.id, id: requestId });
    if (count > 0) await announceRequest(tx, request, 'message');
  });
}

/**
 * Tells somebody by email of a message that is still unread. Only the first unread one of a party asks for this, so there
 * is one email until the thread is read. In quiet hours it waits for their end. Safe to run twice: the email carries the
 * message's id.
 */
export async function noticeUnread(messageId: string): Promise<{ sent: boolean }> {
  const message = await db.requestMessage.findUnique({ where: { id: messageId }, select: noticeSelect });
  const recipient = message && !message.readAt ? findRecipient(message) : null;
  if (!message || !recipient) return { sent: false };
  if (!(await mayTellNow({ messageId, userId: recipient.id }))) return { sent: false };
  const name = senderName(message.sender);
  const title = `${name} wrote to you`;
  await sendMail({
    kind: 'message',
    id: messageId,
    to: recipient.email,
    subject: title,
    ...mailTemplate({
      title,
      paragraphs: [
        'You have a message about your notary request. For your privacy it is not in this email: please read and answer it on the site.',
      ],
      action: { label: 'Read the message', href: `${env().NEXTAUTH_URL}/requests/${message.request.id}` },
      reason:
        'You are receiving this because a message to you was still unread. We will not email you again until you read it.',
    }),
  });
  return { sent: true };
}

/** As its reader wants it: now, not at all, or when their quiet hours end, for which the job is queued again. */
function mayTellNow({ messageId, userId }: { messageId: string; userId: string }): Promise<boolean> {
  return transaction(async (tx) => {
    const type = 'message.received';
    const { priority } = ruleOf(type);
    const delivery = await findDelivery(tx, { userId, type, priority, channel: 'email' });
    if (typeof delivery === 'string') return delivery === 'now';
    await enqueue(tx, 'message-notice', messageId, { startAfter: delivery.until });
    return false;
  });
}

/** Two messages, or a message and its being read, happen one after the other. */
async function holdThread(tx: Tx, actor: Actor, requestId: string) {
  await holdRequest(tx, actor, requestId);
  return getThreadRequest(tx, actor, requestId);
}

type SentOf = { id: string; senderId: string; assignedAt: Date | null };

async function hasReadEverythingOf(tx: Tx, { id, senderId, assignedAt }: SentOf): Promise<boolean> {
  const unread = await tx.requestMessage.findFirst({
    where: { requestId: id, senderId, readAt: null, createdAt: { gte: assignedAt ?? undefined } },
    select: { id: true },
  });
  return unread === null;
}

function noticeTime(sentAt: Date): Date {
  return new Date(sentAt.getTime() + NOTICE_AFTER_MS);
}

type Sender = { firstName: string; lastName: string; notaryProfile: { isDemo: boolean } | null };
type Notice = { recipientId: string; requestId: string; sender: Sender };

function senderName({ firstName, lastName, notaryProfile }: Sender): string {
  return namedAsDemo(shortName(firstName, lastName), notaryProfile?.isDemo ?? false);
}

async function notifyOnce(tx: Tx, { recipientId, requestId, sender }: Notice): Promise<void> {
  const where = unreadNotice(recipientId, requestId);
  if (await tx.notification.findFirst({ where, select: { id: true } })) return;
  await notify(tx, {
    userId: recipientId,
    type: 'message.received',
    title: 'New message',
    message: `${senderName(sender)} wrote to you about a notary request.`,
    href: threadPath(requestId),
  });
}

function unreadNotice(userId: string, requestId: string) {
  return { userId, type: 'message.received', href: threadPath(requestId), readAt: null, deletedAt: null };
}

function threadPath(requestId: string): string {
  return `/requests/${requestId}`;
}

const noticeSelect = {
  senderId: true,
  createdAt: true,
  readAt: true,
  sender: messageFields.sender,
  request: {
    select: {
      id: true,
      clientId: true,
      assignedAt: true,
      client: { select: { id: true, email: true } },
      notary: { select: { user: { select: { id: true, email: true } } } },
    },
  },
} as const;

type Recipient = { id: string; email: string };

type NoticedMessage = {
  senderId: string;
  createdAt: Date;
  request: {
    clientId: string;
    assignedAt: Date | null;
    client: Recipient;
    notary: { user: Recipient } | null;
  };
};

/** Whoever reads the message now; null when it was said to a notary who has left. */
function findRecipient({ senderId, createdAt, request }: NoticedMessage): Recipient | null {
  if (senderId !== request.clientId) return request.client;
  const isForThisNotary = request.assignedAt !== null && createdAt >= request.assignedAt;
  return isForThisNotary ? (request.notary?.user ?? null) : null;
}
