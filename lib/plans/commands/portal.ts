import 'server-only';
import { isDemoAllowed } from '@/lib/payments/commands/provider';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { createPortalPage } from '@/lib/vendor/stripe-plan-pages';
import { findOrCreatePrices } from '@/lib/vendor/stripe-plans';
import { stripePrices } from '../rules/stripe-prices';

/**
 * Where a plan is changed and cancelled, and the card: Stripe's customer portal; in demo mode our own page. Throws
 * `conflict` for an account that never bought one, and `unavailable` when Stripe cannot be reached or is not set up.
 */
export async function openPlanPortal({ id: userId }: Actor): Promise<{ url: string }> {
  const bought = await db.planSubscription.count({ where: { userId } });
  if (bought === 0) throw new AppError('conflict', 'You have no plan yet. Choose one on the pricing page.');
  if (isDemoAllowed()) return { url: '/settings/plan/demo' };
  const customer = await db.planCustomer.findUnique({ where: { userId }, select: { customerId: true } });
  if (!customer) throw new AppError('conflict', 'Your last plan was a demo plan, and is over.');
  const prices = await findOrCreatePrices(stripePrices);
  const site = env().NEXTAUTH_URL;
  const returnUrl = `${site}/settings/plan`;
  return { url: await createPortalPage({ customerId: customer.customerId, prices, site, returnUrl }) };
}
