import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { findProvider } from '../queries';
import type { PaymentProvider } from '../schema';

export function isDemoAllowed(): boolean {
  return findProvider() === 'demo';
}

/** Who takes payments here. Throws `unavailable` where nobody does. */
export function configuredProvider(): PaymentProvider {
  const provider = findProvider();
  if (provider) return provider;
  throw new AppError(
    'unavailable',
    'Payments are not set up yet. Your lock is kept; please come back later.',
  );
}
