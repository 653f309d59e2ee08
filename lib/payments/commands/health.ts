import 'server-only';
import * as z from 'zod';
import { logger } from '@/lib/platform/telemetry/logger';
import { remembered } from '@/lib/platform/remembered';
import { askStripe } from '@/lib/vendor/stripe-client';
import { findProvider } from '../queries';

export const paymentsHealth = z.object({ state: z.enum(['operational', 'demo', 'off', 'down']) });

type PaymentsHealth = z.infer<typeof paymentsHealth>;

/** Anybody may ask us; Stripe is asked once a minute. */
const OLD_MS = 60_000;

/** Whether somebody could pay now, as far as the provider answers. */
export async function readPaymentsHealth(): Promise<PaymentsHealth> {
  const provider = findProvider();
  if (provider !== 'stripe') return { state: provider ?? 'off' };
  return { state: (await isStripeUp()) ? 'operational' : 'down' };
}

const isStripeUp = remembered(OLD_MS, () =>
  askStripe().then(
    () => true,
    (err: unknown) => {
      logger.warn({ payments: 'health', err });
      return false;
    },
  ),
);
