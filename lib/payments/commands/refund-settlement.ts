import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { listAdmins } from '@/lib/accounts/queries/admins';
import { notify } from '@/lib/notifications/commands/notify';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { createRefund, listRefunds } from '@/lib/vendor/stripe-refunds';
import { refundDone, refundFailed } from '../content/refund';
import { ASK_AFTER_MS, refundStanding } from '../rules';
import { askAboutEach } from './reconcile';
import type { TakeBack } from './refund';
import type { EventReader } from './stripe-event';

type Standing = NonNullable<ReturnType<typeof refundStanding>>;
type PaymentRow = Pick<Prisma.PaymentModel, 'id' | 'userId' | 'lockId' | 'providerId' | 'amountCents'>;

const columns = { id: true, userId: true, lockId: true, providerId: true, amountCents: true } as const;

/** The events of money that goes back to whoever paid for a lock or a credit, also when we sent it in Stripe's dashboard. */
export function readRefundEvent(takeBack: TakeBack): EventReader {
  return async ({ refundedIntentId: providerId }) => {
    if (!providerId) return null;
    const payment = await db.payment.findUnique({ where: { providerId }, select: columns });
    if (!payment) return null;
    const standing = refundStanding(await listRefunds(providerId), payment.amountCents);
    return standing && ((tx) => applyRefund(tx, payment, standing, takeBack));
  };
}

/** Has Stripe send the money back that was asked for, or asks what became of it. Safe to run twice. Throws `unavailable`. */
export async function pushRefund(id: string, takeBack: TakeBack): Promise<{ refund: string | null }> {
  const payment = await db.payment.findFirst({
    where: { id, refundStatus: 'pending', provider: 'stripe' },
    select: columns,
  });
  if (!payment?.providerId) return { refund: null };
  const standing = await sendBack(payment.id, payment.providerId, payment.amountCents);
  await transaction((tx) => applyRefund(tx, payment, standing, takeBack));
  return { refund: standing.standing };
}

/** Asks about refunds whose event did not come. Safe to run twice. Throws when one could not be asked about. */
export async function reconcileRefunds(takeBack: TakeBack): Promise<{ asked: number }> {
  if (!env().STRIPE_SECRET_KEY) return { asked: 0 };
  const payments = await db.payment.findMany({
    where: {
      refundStatus: 'pending',
      provider: 'stripe',
      refundAskedAt: { lte: new Date(now().getTime() - ASK_AFTER_MS) },
    },
    orderBy: { refundAskedAt: 'asc' },
    select: { id: true },
  });
  return askAboutEach(payments, ({ id }) => pushRefund(id, takeBack));
}

async function sendBack(paymentId: string, paymentIntentId: string, amountCents: number): Promise<Standing> {
  const before = refundStanding(await listRefunds(paymentIntentId), amountCents);
  if (before) return before;
  const made = await createRefund({ paymentId, paymentIntentId });
  // Refused: somebody else sent it at this moment, or Stripe will not.
  const after = made ? [made] : await listRefunds(paymentIntentId);
  return refundStanding(after, amountCents) ?? { id: '', standing: 'failed' };
}

/** Writes what the provider says of a refund, once each; what it bought is taken back where that has not been done. */
async function applyRefund(
  tx: Tx,
  payment: PaymentRow,
  { id: refundId, standing }: Standing,
  takeBack: TakeBack,
): Promise<void> {
  await holdAccount(tx, payment.userId);
  const { refundStatus: before, lock } = await tx.payment.findUniqueOrThrow({
    where: { id: payment.id },
    select: { refundStatus: true, lock: { select: { propertyAddress: true } } },
  });
  if (before === standing || (standing === 'pending' && before !== null)) {
    if (refundId) await noteRefundId(tx, payment.id, refundId);
    return;
  }
  // A try of ours that failed before anybody asked, in the dashboard, is nobody's news.
  if (standing === 'failed' && before === null) return;
  await tx.payment.update({
    where: { id: payment.id },
    data: {
      refundStatus: standing,
      refundedAt: standing === 'succeeded' ? now() : null,
      ...(before === null && { refundAskedAt: now() }),
      ...(refundId && { refundId }),
    },
    select: { id: true },
  });
  const property = lock?.propertyAddress ?? null;
  if (standing === 'succeeded') await tellDone(tx, payment, { property, isAsked: before !== null });
  if (standing === 'failed') await tellFailed(tx, payment, property);
  if (before === null) await takeBack(tx, { lockId: payment.lockId, actorId: null });
}

async function noteRefundId(tx: Tx, id: string, refundId: string): Promise<void> {
  await tx.payment.updateMany({ where: { id, refundId: null }, data: { refundId } });
}

const pageOf = (id: string) => `/payment/success?service=deedguard&payment=${id}`;

/** Whoever asked was mailed then. */
async function tellDone(
  tx: Tx,
  { id, userId }: PaymentRow,
  { property, isAsked }: { property: string | null; isAsked: boolean },
): Promise<void> {
  await audit(tx, { type: 'payment.refunded', actorId: null, subjectId: id });
  const tell = isAsked ? notify : notifyByMail;
  await tell(tx, { userId, type: 'payment.refunded', ...refundDone({ property }), href: pageOf(id) });
}

async function tellFailed(tx: Tx, { id, userId }: PaymentRow, property: string | null): Promise<void> {
  await audit(tx, { type: 'payment.refund_failed', actorId: null, subjectId: id });
  const type = 'payment.refund_failed';
  await notifyByMail(tx, { userId, type, ...refundFailed({ property }), href: pageOf(id) });
  for (const admin of await listAdmins(tx)) {
    await notifyByMail(tx, {
      userId: admin.id,
      type,
      title: 'A refund failed',
      message: `Stripe could not send back payment ${id}. Look at it in the Stripe dashboard, and write to the payer.`,
      href: '/admin/disputes',
    });
  }
}
