import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { adminList, byAge } from '@/lib/platform/admin-list';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { toDollars } from '@/lib/values/money';
import { refundableUntil } from './rules';
import type { DisputeFilter, DisputeItem, PaymentProvider, PaymentReceipt, PaymentView } from './schema';

export type PaymentState = {
  id: string;
  status: 'open' | 'succeeded' | 'failed';
  provider: 'stripe' | 'demo';
  amountCents: number;
  lockId: string | null;
};

/** Who takes payments here; null where nobody does. The demo provider stands in for Stripe where nobody can lose money by it. */
export function findProvider(): PaymentProvider | null {
  const { EMBEDDED_DATABASE, ALLOW_DEMO_PAYMENTS, STRIPE_SECRET_KEY } = env();
  if (STRIPE_SECRET_KEY) return 'stripe';
  return EMBEDDED_DATABASE || ALLOW_DEMO_PAYMENTS ? 'demo' : null;
}

const stateFields = { id: true, status: true, provider: true, amountCents: true, lockId: true } as const;

/** A payment of the actor, by our id or by Stripe's PaymentIntent id, else the newest; or null. */
export async function findPayment(
  actor: Actor,
  { id, providerId }: { id?: string; providerId?: string },
): Promise<PaymentState | null> {
  return db.payment.findFirst({
    where: { id, providerId, userId: actor.id },
    orderBy: { createdAt: 'desc' },
    select: stateFields,
  });
}

/** How many paid properties an account may still lock without paying again. */
export async function countCredits(actor: Actor): Promise<number> {
  return db.payment.count({
    where: { userId: actor.id, status: 'succeeded', lockId: null, refundStatus: null },
  });
}

const viewFields = {
  id: true,
  provider: true,
  amountCents: true,
  succeededAt: true,
  createdAt: true,
  lockId: true,
  refundStatus: true,
  refundAskedAt: true,
  refundedAt: true,
  lock: { select: { propertyAddress: true } },
} satisfies Prisma.PaymentSelect;

type ViewRow = Prisma.PaymentGetPayload<{ select: typeof viewFields }>;

function toView({ lock, amountCents, succeededAt, createdAt, ...row }: ViewRow): PaymentView {
  const paidAt = succeededAt ?? createdAt;
  const until = refundableUntil(paidAt);
  return {
    id: row.id,
    provider: row.provider,
    amount: toDollars(amountCents),
    paidAt: paidAt.toISOString(),
    lockId: row.lockId,
    property: lock?.propertyAddress ?? null,
    refund: row.refundStatus,
    refundAskedAt: row.refundAskedAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    refundableUntil: row.refundStatus === null && until >= now() ? until.toISOString() : null,
  };
}

/** The payments that the actor made, newest first. */
export async function listPayments(actor: Actor): Promise<PaymentView[]> {
  const rows = await db.payment.findMany({
    where: { userId: actor.id, status: 'succeeded' },
    orderBy: [{ succeededAt: 'desc' }, { id: 'asc' }],
    select: viewFields,
  });
  return rows.map(toView);
}

/** A payment that the actor made. Throws `not_found` for one that was not made, too. */
export async function getReceipt(actor: Actor, id: string): Promise<PaymentReceipt> {
  const row = await db.payment.findFirst({
    where: { id, userId: actor.id, status: 'succeeded' },
    select: { ...viewFields, user: { select: { firstName: true, lastName: true, email: true } } },
  });
  if (!row) throw new AppError('not_found', 'There is no such payment.');
  const { user, ...payment } = row;
  return { ...toView(payment), payer: `${user.firstName} ${user.lastName}`, email: user.email };
}

/** Payers who asked their bank for the money, of locks, credits and invoices. */
export const {
  list: listDisputes,
  count: countDisputes,
  csv: exportDisputes,
} = adminList({
  key: 'disputes',
  model: 'paymentDispute',
  fields: {
    id: true,
    providerId: true,
    status: true,
    reason: true,
    amountCents: true,
    createdAt: true,
    answerBy: true,
    closedAt: true,
    payment: { select: { user: { select: { email: true } }, lock: { select: { propertyAddress: true } } } },
    invoice: { select: { number: true, issuerName: true, issuerEmail: true } },
  },
  orders: { ...byAge, amount: [{ amountCents: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }] },
  where: ({ open }: DisputeFilter) => (open ? { closedAt: null } : {}),
  view: ({ payment, invoice, amountCents, createdAt, answerBy, closedAt, ...row }): DisputeItem => ({
    ...row,
    account: payment?.user.email ?? invoice?.issuerEmail ?? '',
    what: invoice
      ? `Invoice ${invoice.number} from ${invoice.issuerName}`
      : (payment?.lock?.propertyAddress ?? 'A credit'),
    amount: toDollars(amountCents),
    createdAt: createdAt.toISOString(),
    answerBy: answerBy?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  }),
  columns: [
    'id',
    'providerId',
    'account',
    'what',
    'status',
    'reason',
    'amount',
    ['openedAt', ({ createdAt }) => createdAt],
    'answerBy',
    'closedAt',
  ],
});
