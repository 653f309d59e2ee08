import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { AppError } from '@/lib/platform/errors';
import { formatMoney } from '@/lib/values/money';
import { standingOf } from '../rules/received';
import { isOpen, refusal, type InvoiceStatus } from '../rules/statuses';
import { MIN_CARD_CENTS } from '../rules/totals';

type Order = { status: InvoiceStatus; totalCents: number; currency: string };

/** Throws `conflict` for an invoice that no card pays: not sent yet, paid or void, or over too small a sum. */
export function assertPayable({ status, totalCents }: Order): void {
  if (!isOpen(status)) throw new AppError('conflict', refusal(status));
  if (status === 'draft') {
    throw new AppError('conflict', 'This invoice is a draft. It can be paid once its sender has sent it.');
  }
  if (totalCents >= MIN_CARD_CENTS) return;
  const least = formatMoney(MIN_CARD_CENTS);
  throw new AppError(
    'conflict',
    `A card payment cannot be less than ${least}. Please ask the sender how else to pay.`,
  );
}

/** Nobody is charged for an invoice that another amount came for, before that was looked into. Throws `conflict`. */
export function assertFitting(order: Order, payments: readonly Prisma.InvoicePaymentModel[]): void {
  if (standingOf(order, payments) !== 'mismatched') return;
  const message =
    'We received a different amount from the one that this invoice asks for. Please write to us before you pay again.';
  throw new AppError('conflict', message);
}
