import Link from 'next/link';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

/** For members of an organization whose plan has ended: why nothing of it works. */
export function PlanEnded() {
  return (
    <Alert variant="waiting">
      <AlertTitle>The plan of this organization has ended</AlertTitle>
      <AlertDescription>
        Its API keys and apps are refused until the plan is renewed. Whoever opened the organization renews it
        under{' '}
        <Link href="/settings/plan" prefetch={false} className="text-link">
          Settings, Your plan
        </Link>
        .
      </AlertDescription>
    </Alert>
  );
}
