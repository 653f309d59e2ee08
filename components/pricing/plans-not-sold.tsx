import Link from 'next/link';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { DEED_PROTECTION_CENTS, formatPrice } from '@/lib/payments/rules';

/** Where prices stand beside buttons, what the buttons do not do yet. */
export function PlansNotSold() {
  return (
    <Alert variant="waiting" className="mb-8 measure">
      <AlertTitle>Plans cannot be bought yet</AlertTitle>
      <AlertDescription>
        The document vault they are for is still being built. Signing up is free and does not choose a plan
        for you. What you can buy today is{' '}
        <Link href="/deedguard-protection" prefetch={false} className="text-link">
          deed protection
        </Link>
        : {formatPrice(DEED_PROTECTION_CENTS)}, once per property.
      </AlertDescription>
    </Alert>
  );
}
