import 'server-only';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import type { PaymentProvider } from '../schema';

/** The demo provider stands in for Stripe where nobody can lose money by it. */
export function isDemoAllowed(): boolean {
  const { EMBEDDED_DATABASE, ALLOW_DEMO_PAYMENTS, STRIPE_SECRET_KEY } = env();
  return !STRIPE_SECRET_KEY && (EMBEDDED_DATABASE || ALLOW_DEMO_PAYMENTS);
}

/** Who takes payments here. Throws `unavailable` where nobody does. */
export function configuredProvider(): PaymentProvider {
  if (env().STRIPE_SECRET_KEY) return 'stripe';
  if (isDemoAllowed()) return 'demo';
  throw new AppError(
    'unavailable',
    'Payments are not set up yet. Your lock is kept; please come back later.',
  );
}
