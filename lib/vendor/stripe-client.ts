import 'server-only';
import Stripe from 'stripe';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';

let client: Stripe | undefined;

/** Stripe under our key. Throws `unavailable` where none is set. */
export function stripe(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env();
  if (!STRIPE_SECRET_KEY) throw new AppError('unavailable', 'Card payments are not set up yet.');
  client ??= new Stripe(STRIPE_SECRET_KEY, {
    maxNetworkRetries: 2,
    timeout: 15_000,
    ...apiAddress(STRIPE_API_URL),
  });
  return client;
}

const ASK_MS = 3_000;

/** Whether Stripe answers and knows our key. Throws otherwise, within seconds. */
export async function askStripe(): Promise<void> {
  await stripe()
    .balance.retrieve({}, { timeout: ASK_MS, maxNetworkRetries: 0 })
    .catch((error: unknown) => {
      // A restricted key that may not see the balance is known all the same.
      if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
    });
}

/** Stripe knows nothing under this id. */
export function isMissing(error: unknown): boolean {
  return isRefused(error) && error.code === 'resource_missing';
}

/** Stripe understood, and says no: what was asked for cannot be done as things stand. */
export function isRefused(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Throws `unavailable` instead of what Stripe's library threw. */
export function refuseAsUnreachable(cause: unknown): never {
  throw new AppError(
    'unavailable',
    'The payment provider cannot be reached. Nothing was charged. Please try again.',
    { cause },
  );
}

function apiAddress(address: string | undefined): Stripe.StripeConfig {
  if (!address) return {};
  const url = new URL(address);
  return {
    host: url.hostname,
    port: Number(url.port),
    protocol: url.protocol === 'http:' ? 'http' : 'https',
  };
}
