import Link from 'next/link';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { DEED_PROTECTION_CENTS } from '@/lib/payments/rules';
import { formatPrice } from '@/lib/values/money';

/** Where prices are beside buttons, what the buttons do not do yet. */
export function PlansNotSold() {
  return (
    <Alert variant="waiting" className="mb-8 measure">
      <AlertTitle>Plans cannot be bought yet</AlertTitle>
      <AlertDescription>
        Signing up is free, comes with a document vault of 100 MB, and does not choose a plan for you. What
        you can buy today is{' '}
        <Link href="/deedguard-protection" prefetch={false} className="text-link">
          deed protection
        </Link>
        : {formatPrice(DEED_PROTECTION_CENTS)}, once per property.
      </AlertDescription>
    </Alert>
  );
}
