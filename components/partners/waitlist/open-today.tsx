import Link from 'next/link';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

/** What a notary can do at once, before anybody joins a list for it. */
export function OpenToday() {
  return (
    <Alert className="mt-8">
      <AlertTitle>Open today</AlertTitle>
      <AlertDescription>
        <p>
          Notaries can{' '}
          <Link href="/signup?role=notary" prefetch={false} className="text-link">
            open an account
          </Link>{' '}
          now, enter their credentials and, once we have verified those, take requests.{' '}
          <Link href="/join/notary/requirements" prefetch={false} className="text-link">
            What a notary brings
          </Link>
        </p>
      </AlertDescription>
    </Alert>
  );
}
